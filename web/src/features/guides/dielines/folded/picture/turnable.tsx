import {
  useRef,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw } from 'lucide-react';
import { Button } from '../../../../../ui/button.tsx';
import { homeView, turnedView, type View } from './view.ts';

interface TurnableProps {
  view: View;
  onTurn: Dispatch<SetStateAction<View>>;
  children: ReactNode;
}

/** Degrees. */
const STEP = 15;
const DEGREES_PER_PIXEL = 0.4;

/** The piece turns the way the arrow points, so that the viewer goes the other way. */
const steps = [
  { key: 'ArrowLeft', label: 'Turn left', Icon: ArrowLeft, by: { turn: STEP, tilt: 0 } },
  { key: 'ArrowRight', label: 'Turn right', Icon: ArrowRight, by: { turn: -STEP, tilt: 0 } },
  { key: 'ArrowUp', label: 'Tilt up', Icon: ArrowUp, by: { turn: 0, tilt: -STEP } },
  { key: 'ArrowDown', label: 'Tilt down', Icon: ArrowDown, by: { turn: 0, tilt: STEP } },
] as const;

/** A picture that is turned by dragging, with the arrow keys or with buttons. */
export function Turnable({ view, onTurn, children }: TurnableProps) {
  const dragged = useRef<{ x: number; y: number }>(null);
  const isHome = view.turn === homeView.turn && view.tilt === homeView.tilt;

  // Each turn starts from the latest view, because several moves of the pointer can come before the next render.
  const turn = (by: View) => onTurn((latest) => turnedView(latest, by));

  function handleKey(event: KeyboardEvent) {
    const step = steps.find(({ key }) => key === event.key);
    if (!step) return;
    event.preventDefault();
    turn(step.by);
  }

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  }

  function handleMove({ isPrimary, clientX: x, clientY: y }: PointerEvent) {
    const last = dragged.current;
    if (!last || !isPrimary) return;
    dragged.current = { x, y };
    turn({ turn: (last.x - x) * DEGREES_PER_PIXEL, tilt: (y - last.y) * DEGREES_PER_PIXEL });
  }

  const handleEnd = () => {
    dragged.current = null;
  };

  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- turns in two directions, which no other role describes */}
      <div
        role="application"
        aria-label="Turn the piece with the arrow keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles the arrow keys
        tabIndex={0}
        className="cursor-grab touch-pan-y overflow-hidden rounded-sheet border border-rule bg-bed select-none active:cursor-grabbing"
        onKeyDown={handleKey}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleEnd}
        onPointerCancel={handleEnd}
      >
        {children}
      </div>
      <fieldset className="mt-3 flex flex-wrap items-center gap-1.5">
        <legend className="sr-only">View</legend>
        {steps.map(({ label, Icon, by }) => (
          <Button
            key={label}
            size="small"
            variant="outline"
            aria-label={label}
            icon={<Icon size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => turn(by)}
          />
        ))}
        <Button
          size="small"
          variant="outline"
          icon={<RotateCcw size={15} strokeWidth={1.6} aria-hidden />}
          disabled={isHome}
          onClick={() => onTurn(homeView)}
        >
          Reset view
        </Button>
      </fieldset>
    </div>
  );
}
