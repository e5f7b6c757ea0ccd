import type { Crease } from '@printpartner/print-knowledge/folding';

type Point = readonly [x: number, y: number];

interface FoldLineProps {
  crease: Crease;
  from: Point;
  to: Point;
  /** Where a triangle outside the trim says which way it bends. */
  mark?: 'top' | 'side';
  /** Without paper under it, in the legend, it has the ink of the page. */
  isOnPaper?: boolean;
}

const dashes: Readonly<Record<Crease, string>> = { mountain: '9 3 1.5 3', valley: '5 3 1.5 3 1.5 3' };

/** A fold in a drawing: one dot between dashes is a mountain, two dots are a valley. */
export function FoldLine({ crease, from: [x1, y1], to: [x2, y2], mark, isOnPaper = true }: FoldLineProps) {
  return (
    <g>
      <line
        {...{ x1, y1, x2, y2 }}
        className={`stroke-ink ${isOnPaper ? 'on-paper' : ''}`}
        strokeWidth={1}
        strokeDasharray={dashes[crease]}
      />
      {mark === 'top' && <CreaseMark crease={crease} x={x1} y={y1 - 6.5} />}
      {mark === 'side' && <CreaseMark crease={crease} x={x2 + 6} y={y2} />}
    </g>
  );
}

/** Filled and pointing up: toward you. Open and pointing down: away from you. */
function CreaseMark({ crease, x, y }: { crease: Crease; x: number; y: number }) {
  return crease === 'mountain' ? (
    <path d={`M${x - 4} ${y + 3.5}h8l-4 -7z`} className="fill-ink stroke-ink" strokeWidth={1} />
  ) : (
    <path d={`M${x - 4} ${y - 3.5}h8l-4 7z`} className="fill-sheet stroke-ink" strokeWidth={1} />
  );
}

/** What the lines and marks of the drawings stand for. */
export function FoldLegend() {
  return (
    <ul aria-label="In the drawings" className="type-note flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2">
      {(['mountain', 'valley'] as const).map((crease) => (
        <li key={crease} className="flex items-center gap-2">
          <svg width={52} height={14} aria-hidden>
            <FoldLine crease={crease} from={[0, 7]} to={[38, 7]} mark="side" isOnPaper={false} />
          </svg>
          {crease === 'mountain' ? 'Mountain: bends away from you' : 'Valley: bends toward you'}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <svg width={18} height={14} aria-hidden>
          <rect x={0.5} y={0.5} width={17} height={13} className="on-paper fill-board stroke-ink" />
        </svg>
        Outside of the sheet
      </li>
    </ul>
  );
}
