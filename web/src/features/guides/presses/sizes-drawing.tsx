import type { Press, SheetSize } from '@printpartner/print-knowledge/press';
import { Ruler } from '../../../ui/ruler.tsx';
import { WebDrawing } from './web-drawing.tsx';

interface SizesDrawingProps {
  press: Press;
  /** Additional outlines, drawn in gray. */
  between?: readonly Outline[];
  className?: string;
}

/** Pixels per inch. */
const SCALE = 10;
const RULER_HEIGHT = 10;

/** Maximum and minimum sheet of a press from one corner, with an inch ruler below. */
export function SizesDrawing({ press, between = [], className = '' }: SizesDrawingProps) {
  if (press.webWidth) return <WebDrawing width={press.webWidth} className={className} />;
  const limits = outlinesOf(press);
  const all = [...between, ...limits];
  const longest = Math.max(...all.map(({ longIn }) => longIn));
  const tallest = Math.max(...all.map(({ shortIn }) => shortIn));
  const height = tallest * SCALE;
  return (
    <svg
      aria-hidden
      viewBox={`-1 -1 ${longest * SCALE + 2} ${height + RULER_HEIGHT + 8}`}
      style={{ maxWidth: `${longest * SCALE * 1.4}px` }}
      className={`block h-auto w-full ${className}`}
    >
      {between.map((outline) => (
        <SheetOutline key={outline.id} outline={outline} bottom={height} className="stroke-edge" />
      ))}
      {limits.map((outline) => (
        <SheetOutline key={outline.id} outline={outline} bottom={height} className="stroke-ink" />
      ))}
      <Ruler length={longest} scale={SCALE} x={0} y={height + 5} ticks={1} />
    </svg>
  );
}

function SheetOutline({
  outline,
  bottom,
  className,
}: {
  outline: Outline;
  bottom: number;
  className: string;
}) {
  const { longIn, shortIn } = outline;
  return (
    <rect
      x={0}
      y={bottom - shortIn * SCALE}
      width={longIn * SCALE}
      height={shortIn * SCALE}
      fill="none"
      strokeWidth={1}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

/** A sheet in landscape orientation. */
export interface Outline {
  id: string;
  /** Inches. */
  longIn: number;
  shortIn: number;
}

export function outlineOf(id: string, { acrossIn, aroundIn }: SheetSize): Outline {
  return { id, longIn: Math.max(acrossIn, aroundIn), shortIn: Math.min(acrossIn, aroundIn) };
}

/** Maximum and minimum sheet of a press; none for a web. */
function outlinesOf({ largestSheet, smallestSheet }: Press): Outline[] {
  const largest = largestSheet ? [outlineOf('largest', largestSheet)] : [];
  return smallestSheet ? [...largest, outlineOf('smallest', smallestSheet)] : largest;
}
