import { Button } from '../../../components/ui/button.tsx';
import { plateColor } from './plate-painter.ts';
import type { InkView } from './use-ink-view.ts';

/** A switch for each plate of the page, all at once, or one after the other alone. */
export function PlateSwitches({ view: { plates, on, setOn } }: { view: InkView }) {
  if (plates.length === 0) return <p className="type-note text-ink-2">Nothing is printed on this page.</p>;
  const alone = on.size === 1 ? plates.findIndex((ink) => on.has(ink)) : -1;
  const next = plates[(alone + 1) % plates.length] ?? '';
  const toggle = (ink: string) => {
    const wanted = new Set(on);
    if (!wanted.delete(ink)) wanted.add(ink);
    setOn(wanted);
  };
  return (
    <div>
      <fieldset aria-label="Plates" className="flex min-w-0 flex-wrap gap-x-2 gap-y-1.5">
        {plates.map((ink) => (
          <button
            key={ink}
            type="button"
            aria-pressed={on.has(ink)}
            onClick={() => toggle(ink)}
            className="touch-target type-data group flex h-8 max-w-full items-center gap-1.5 rounded-control border border-rule bg-sheet px-2 text-ink-2 transition-[background-color] hover:bg-sunk aria-pressed:border-edge aria-pressed:text-ink"
          >
            <span aria-hidden className="size-3.5 shrink-0 overflow-hidden rounded-mark border border-edge">
              <span
                className="block size-full group-aria-[pressed=false]:hidden"
                style={{ backgroundColor: `rgb(${plateColor(ink, plates).join(' ')})` }}
              />
            </span>
            <span className="truncate">{ink}</span>
          </button>
        ))}
        <Button variant="quiet" size="small" onClick={() => setOn(new Set(plates))}>
          All
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOn(new Set([next]))}>
          {`${next} alone`}
        </Button>
      </fieldset>
      <p className="type-note mt-1 text-ink-3">
        One plate alone is grey. Type is shown as bars; spot inks have stand-in colors.
      </p>
    </div>
  );
}
