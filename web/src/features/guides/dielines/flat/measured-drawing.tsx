import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { Bounds, Point } from '@printpartner/dielines';
import { Length } from '../../../../ui/length.tsx';
import { Ruler } from '../../../../ui/ruler.tsx';
import type { DrawingFrame } from './drawing-frame.ts';
import { distanceBetween, nearestCorner } from './measure.ts';
import { rounded } from '@printpartner/print-knowledge/figures';
import { millimeterText } from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../../../../platform/measure/length-unit.ts';
import { Inches } from '../../../../ui/inches.tsx';

interface MeasuredDrawingProps {
  frame: DrawingFrame;
  trim: Bounds;
  /** Where a measurement snaps to. */
  corners: readonly Point[];
  /** Dragging measures. */
  isMeasuring: boolean;
  children: ReactNode;
}

/** Width of a ruler, pixels. */
export const RULER = 22;
/** Pixels. */
const SNAP = 9;
interface Measurement {
  from: Point;
  to: Point;
}

/** A drawing with rulers that follow the pointer, and a tape measure that snaps to corners. */
export function MeasuredDrawing({ frame, trim, corners, isMeasuring, children }: MeasuredDrawingProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [pointer, setPointer] = useState<Point>();
  const [drawn, setDrawn] = useState<Measurement & { of: readonly Point[] }>();
  // A measurement of another sheet or its other side would be of other points.
  const measured = isMeasuring && drawn?.of === corners ? drawn : undefined;

  function pointAt({ clientX, clientY }: PointerEvent): Point {
    const { left = 0, top = 0 } = drawing.current?.getBoundingClientRect() ?? {};
    const point = frame.at(clientX - left, clientY - top);
    return isMeasuring ? (nearestCorner(point, corners, SNAP / frame.scale) ?? point) : point;
  }

  function start(event: PointerEvent) {
    if (!isMeasuring) return;
    const point = pointAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ from: point, to: point, of: corners });
  }

  function move(event: PointerEvent) {
    const point = pointAt(event);
    setPointer(point);
    if (measured && event.currentTarget.hasPointerCapture(event.pointerId))
      setDrawn({ ...measured, to: point });
  }

  const marker = pointer && { x: frame.x(pointer[0]), y: frame.y(pointer[1]) };
  return (
    <div>
      <section
        aria-label="Flat drawing, scrolls"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        className="relative max-h-[600px] overflow-auto rounded-sheet bg-board"
      >
        <div
          // A printed drawing is not true to size, so it has no rulers.
          className="grid w-max print:block"
          style={{ gridTemplateColumns: `${RULER}px auto`, gridTemplateRows: `${RULER}px auto` }}
        >
          <div className="sticky top-0 left-0 z-20 border-r border-b border-rule bg-sheet print:hidden" />
          <svg
            aria-hidden
            width={frame.width}
            height={RULER}
            className="sticky top-0 z-10 block border-b border-rule bg-sheet print:hidden"
          >
            <Ruler
              length={trim.right - trim.left}
              scale={frame.scale}
              x={frame.x(trim.left)}
              y={4}
              ticks={tickCount(frame)}
            />
            <RulerNumbers length={trim.right - trim.left} scale={frame.scale} x={frame.x(trim.left)} y={19} />
            {marker && <path d={`M${marker.x} 0v${RULER}`} className="stroke-cyan" strokeWidth={1.5} />}
          </svg>
          <svg
            aria-hidden
            width={RULER}
            height={frame.height}
            className="sticky left-0 z-10 block border-r border-rule bg-sheet print:hidden"
          >
            <g transform={`translate(4 ${frame.y(trim.bottom)}) rotate(-90)`}>
              <Ruler
                length={trim.top - trim.bottom}
                scale={frame.scale}
                x={0}
                y={0}
                ticks={tickCount(frame)}
              />
              <RulerNumbers length={trim.top - trim.bottom} scale={frame.scale} x={0} y={15} />
            </g>
            {marker && <path d={`M0 ${marker.y}h${RULER}`} className="stroke-cyan" strokeWidth={1.5} />}
          </svg>
          <div
            ref={drawing}
            data-measuring={isMeasuring || undefined}
            onPointerDown={start}
            onPointerMove={move}
            onPointerLeave={() => setPointer(undefined)}
            className={`relative ${isMeasuring ? 'cursor-crosshair touch-none' : ''}`}
          >
            {children}
            {measured && <Tape measured={measured} frame={frame} />}
          </div>
        </div>
      </section>
      <p aria-live="polite" className="type-data mt-2 min-h-5 text-ink-2 tabular-nums">
        {measured ? (
          <Distance inches={distanceBetween(measured.from, measured.to)} />
        ) : isMeasuring ? (
          'Drag from one point to another. Corners snap.'
        ) : (
          pointer && (
            <>
              <Length value={Math.max(0, pointer[0] - trim.left)} finest={16} /> from the left,{' '}
              <Length value={Math.max(0, pointer[1] - trim.bottom)} finest={16} /> from the foot
            </>
          )
        )}
      </p>
    </div>
  );
}

function Distance({ inches }: { inches: number }) {
  const metric = `${millimeterText(inches)} mm`;
  const fraction = (
    <>
      <Inches value={inches} finest={64} /> in
    </>
  );
  const [first, ...others] =
    useLengthUnit() === 'mm'
      ? [metric, fraction, `${rounded(inches, 4)} in`]
      : [fraction, `${rounded(inches, 4)} in`, metric];
  return (
    <>
      <strong className="font-semibold text-ink">{first}</strong> ({others[0]}, {others[1]})
    </>
  );
}

/** The measured line, with a cross line at each end. */
function Tape({ measured: { from, to }, frame }: { measured: Measurement; frame: DrawingFrame }) {
  const [x1, y1, x2, y2] = [frame.x(from[0]), frame.y(from[1]), frame.x(to[0]), frame.y(to[1])];
  return (
    <svg
      aria-hidden
      width={frame.width}
      height={frame.height}
      className="on-paper pointer-events-none absolute inset-0 overflow-visible"
    >
      <line {...{ x1, y1, x2, y2 }} className="stroke-cyan" strokeWidth={2} />
      {[
        [x1, y1],
        [x2, y2],
      ].map(([x, y], end) => (
        <circle key={end} cx={x} cy={y} r={4} className="fill-sheet stroke-cyan" strokeWidth={2} />
      ))}
    </svg>
  );
}

/** Pixels between two numbers. */
const NUMBER_GAP = 30;

/** Numbers of a ruler's inches, as many as there is room for. */
function RulerNumbers({ length, scale, x, y }: { length: number; scale: number; x: number; y: number }) {
  const every = Math.max(1, Math.ceil(NUMBER_GAP / scale));
  return (
    <g fontSize={12} className="fill-ink-3">
      {Array.from({ length: Math.floor(length / every) + 1 }, (_, place) => (
        <text key={place} x={x + place * every * scale + 3} y={y}>
          {place * every}
        </text>
      ))}
    </g>
  );
}

/** Ticks per inch that can be told apart. */
const tickCount = ({ scale }: DrawingFrame): number =>
  scale > 160 ? 16 : scale > 80 ? 8 : scale > 28 ? 4 : 2;
