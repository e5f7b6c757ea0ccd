import { bookletMargins } from '@printpartner/print-knowledge/booklets';
import { fileRules } from '@printpartner/print-knowledge/production';

const page = { width: 5.5, height: 8.5 };
const SCALE = 30;
const [{ bleedIn }] = fileRules.rows;
const margin = (id: string) => bookletMargins.rows.find((row) => row.id === id)?.minIn ?? 0;

/** Facing digest pages with bleed, trim, safe area and inner margin, to scale. */
export function PageSpread() {
  const [width, height] = [2 * page.width * SCALE, page.height * SCALE];
  const [bleed, safe, inner] = [bleedIn, margin('safe'), margin('inner-saddle')].map(
    (inches) => inches * SCALE,
  );
  const [left, top] = [(bleed ?? 0) + 1, (bleed ?? 0) + 1];
  const spine = left + width / 2;
  const live = width / 2 - (safe ?? 0) - (inner ?? 0);
  return (
    <figure>
      <svg
        role="img"
        aria-label="Two facing pages: bleed outside the trim, the safe area inside, a wider margin at the spine"
        viewBox={`0 0 ${width + 2 * left} ${height + 2 * top}`}
        className="on-paper block w-full max-w-104"
      >
        <rect
          x={1}
          y={1}
          width={width + 2 * (bleed ?? 0)}
          height={height + 2 * (bleed ?? 0)}
          className="fill-cyan-tint stroke-cyan"
          strokeWidth={1}
          strokeDasharray="5 3"
        />
        <rect
          x={left}
          y={top}
          width={width}
          height={height}
          className="fill-sheet stroke-ink"
          strokeWidth={1.2}
        />
        <line
          x1={spine}
          x2={spine}
          y1={top}
          y2={top + height}
          className="stroke-ink"
          strokeWidth={1}
          strokeDasharray="9 3 1.5 3"
        />
        {[left + (safe ?? 0), spine + (inner ?? 0)].map((x) => (
          <rect
            key={x}
            x={x}
            y={top + (safe ?? 0)}
            width={live}
            height={height - 2 * (safe ?? 0)}
            className="stroke-magenta"
            fill="none"
            strokeWidth={1.6}
            strokeDasharray="0.1 4"
            strokeLinecap="round"
          />
        ))}
        {['2', '3'].map((pageNumber, place) => (
          <text
            key={pageNumber}
            x={
              place === 0
                ? left + margin('page-number') * SCALE
                : left + width - margin('page-number') * SCALE
            }
            y={top + height - margin('page-number') * SCALE}
            textAnchor={place === 0 ? 'start' : 'end'}
            fontSize={13}
            className="fill-ink"
          >
            {pageNumber}
          </text>
        ))}
      </svg>
      <figcaption className="type-note mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        <span>
          <span className="text-cyan">Dashed</span>: bleed
        </span>
        <span>Solid: trim</span>
        <span>
          <span className="text-magenta">Dotted</span>: safe area, wider at the spine
        </span>
        <span>Dash-dot: spine</span>
      </figcaption>
    </figure>
  );
}
