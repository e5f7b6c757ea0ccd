import { cutoffs, type Span } from '@printpartner/print-knowledge/press';
import { Ruler } from '../../../ui/ruler.tsx';

/** Pixels per inch. */
const SCALE = 6;
/** Drawn length of the web, inches. */
const DRAWN_IN = 26;

/** Widest and narrowest web at one scale, with common cutoffs. */
export function WebDrawing({ width, className = '' }: { width: Span; className?: string }) {
  const widest = width.to ?? width.from;
  const height = DRAWN_IN * SCALE;
  return (
    <svg
      aria-hidden
      viewBox={`-1 -1 ${widest * SCALE + 2} ${height + 18}`}
      className={`block h-auto w-full ${className}`}
    >
      {[widest, width.from].map((edge) => (
        <path
          key={edge}
          d={`M0 ${height}V0H${edge * SCALE}V${height}`}
          className="stroke-ink"
          fill="none"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {cutoffs.rows.map(({ id, lengthIn }) => (
        <line
          key={id}
          x1={0}
          x2={widest * SCALE}
          y1={lengthIn * SCALE}
          y2={lengthIn * SCALE}
          className="stroke-ink-3"
          strokeDasharray="9 4 2 4"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <Ruler length={widest} scale={SCALE} x={0} y={height + 7} ticks={1} />
    </svg>
  );
}
