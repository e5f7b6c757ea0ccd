import type { Crease } from '@printpartner/print-knowledge/folding';

type Point = readonly [x: number, y: number];

interface FoldLineProps {
  crease: Crease;
  from: Point;
  to: Point;
  /** Position of the crease mark outside the trim. */
  mark?: 'top' | 'side';
  /** False in the legend, where the line uses the page's text color. */
  isOnPaper?: boolean;
}

const dashes: Readonly<Record<Crease, string>> = { mountain: '9 3 1.5 3', valley: '5 3 1.5 3 1.5 3' };

/** Fold line: one dot between dashes for a mountain fold, two for a valley fold. */
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

/** The crease as it is seen from the other side of the sheet. */
export const reversed = (crease: Crease): Crease => (crease === 'mountain' ? 'valley' : 'mountain');

interface CreaseProps {
  isQuarter: boolean;
  crease: Crease;
  x: number;
  top: number;
  bottom: number;
}

/** The first fold of a quarter fold flips the top half, so the second fold is reversed there. */
export function FoldOrQuarterFold({ isQuarter, crease, x, top, bottom }: CreaseProps) {
  if (!isQuarter) return <FoldLine crease={crease} from={[x, top]} to={[x, bottom]} mark="top" />;
  const middle = (top + bottom) / 2;
  return (
    <>
      <FoldLine crease={reversed(crease)} from={[x, top]} to={[x, middle]} mark="top" />
      <FoldLine crease={crease} from={[x, middle]} to={[x, bottom]} />
    </>
  );
}

/** Mountain: filled, pointing up. Valley: open, pointing down. */
function CreaseMark({ crease, x, y }: { crease: Crease; x: number; y: number }) {
  return crease === 'mountain' ? (
    <path d={`M${x - 4} ${y + 3.5}h8l-4 -7z`} className="fill-ink stroke-ink" strokeWidth={1} />
  ) : (
    <path d={`M${x - 4} ${y - 3.5}h8l-4 7z`} className="fill-sheet stroke-ink" strokeWidth={1} />
  );
}

/** Legend of fold lines and sheet colors. */
export function FoldLegend() {
  return (
    <ul aria-label="Legend" className="type-note flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2">
      {(['mountain', 'valley'] as const).map((crease) => (
        <li key={crease} className="flex items-center gap-2">
          <svg width={52} height={14} aria-hidden>
            <FoldLine crease={crease} from={[0, 7]} to={[38, 7]} mark="side" isOnPaper={false} />
          </svg>
          {crease === 'mountain' ? 'Mountain: folds away from you' : 'Valley: folds toward you'}
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
