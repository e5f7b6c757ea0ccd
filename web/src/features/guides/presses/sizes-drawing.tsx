import type { Press } from '@printpartner/print-knowledge/press';
import { Ruler } from '../shell/drawing/ruler.tsx';
import { outlinesOf, type Outline } from './size-outlines.ts';
import { WebDrawing } from './web-drawing.tsx';

interface SizesDrawingProps {
  press: Press;
  /** Outlines beside the largest and the smallest sheet, drawn in grey. */
  between?: readonly Outline[];
  className?: string;
}

/** Pixels of the drawing an inch. */
const scale = 10;
const rulerHeight = 10;

/** Largest and smallest sheet of a press at one scale, from one corner, with an inch ruler below. */
export function SizesDrawing({ press, between = [], className = '' }: SizesDrawingProps) {
  if (press.webWidth) return <WebDrawing width={press.webWidth} className={className} />;
  const limits = outlinesOf(press);
  const all = [...between, ...limits];
  const longest = Math.max(...all.map(({ longIn }) => longIn));
  const tallest = Math.max(...all.map(({ shortIn }) => shortIn));
  const height = tallest * scale;
  return (
    <svg
      aria-hidden
      viewBox={`-1 -1 ${longest * scale + 2} ${height + rulerHeight + 8}`}
      style={{ maxWidth: `${longest * scale * 1.4}px` }}
      className={`block h-auto w-full ${className}`}
    >
      {between.map((outline) => (
        <SheetOutline key={outline.id} outline={outline} foot={height} className="stroke-edge" />
      ))}
      {limits.map((outline) => (
        <SheetOutline key={outline.id} outline={outline} foot={height} className="stroke-ink" />
      ))}
      <Ruler length={longest} scale={scale} x={0} y={height + 5} ticks={1} />
    </svg>
  );
}

function SheetOutline({ outline, foot, className }: { outline: Outline; foot: number; className: string }) {
  const { longIn, shortIn } = outline;
  return (
    <rect
      x={0}
      y={foot - shortIn * scale}
      width={longIn * scale}
      height={shortIn * scale}
      fill="none"
      strokeWidth={1}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
