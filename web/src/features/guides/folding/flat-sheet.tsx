import { foldPositions, panelFaces, type Crease, type FoldId } from '@printpartner/print-knowledge/folding';
import { DrawnInches } from '../shell/drawing/dimension.tsx';
import { FoldLine } from './fold-line.tsx';

/** One of the two files of a folded piece. */
export type Face = 'outside' | 'inside';

/** Panel widths in the order of a face; the inside is the mirror of the outside. */
export const onFace = <T,>(face: Face, outside: readonly T[]): readonly T[] =>
  face === 'outside' ? outside : outside.toReversed();

interface FlatSheetProps {
  fold: FoldId;
  face?: Face;
  /** Inches, from left to right on the outside. */
  widths: readonly number[];
  height: number;
  /** Pixels an inch. */
  scale: number;
  /** Says what is drawn, with its sizes. */
  label: string;
  /** Panels are counted from the left, as a list beside the drawing does. */
  areNumbered?: boolean;
}

const gutter = { left: 26, top: 14, foot: 22, side: 26 };

/** A flat sheet from above: its trim, its folds, the width of each panel and the direction of the grain. */
export function FlatSheet({
  fold,
  face = 'outside',
  widths,
  height,
  scale,
  label,
  areNumbered,
}: FlatSheetProps) {
  const panels = onFace(face, widths);
  const sheet = { width: panels.reduce((sum, width) => sum + width, 0) * scale, height: height * scale };
  const isQuarter = fold === 'french';
  const [left, top] = [gutter.left, gutter.top];
  const right = left + sheet.width;
  const foot = top + sheet.height;
  const edges = [0, ...foldPositions(panels)].map((at) => left + at * scale);
  const creases = onFace(face, panelFaces[fold].creases).map((crease) => seenFrom(face, crease));
  return (
    <svg
      role="img"
      aria-label={label}
      width={right + (isQuarter ? gutter.side : 4)}
      height={foot + gutter.foot}
      className="block h-auto max-w-full"
      viewBox={`0 0 ${right + (isQuarter ? gutter.side : 4)} ${foot + gutter.foot}`}
    >
      <rect x={left} y={top} {...sheet} className="on-paper fill-sheet stroke-ink" strokeWidth={1} />
      {creases.map((crease, place) => (
        <QuarterOrWhole
          key={place}
          isQuarter={isQuarter}
          crease={crease}
          x={edges[place + 1] ?? left}
          top={top}
          foot={foot}
        />
      ))}
      {isQuarter && (
        <FoldLine
          crease={seenFrom(face, 'mountain')}
          from={[left, top + sheet.height / 2]}
          to={[right, top + sheet.height / 2]}
          mark="side"
        />
      )}
      <Grain x={11} top={top} foot={foot} />
      {panels.map((width, place) => {
        const middle = (edges[place] ?? left) + (width * scale) / 2;
        return (
          <g key={place} textAnchor="middle" fontSize={12} className="fill-ink" aria-hidden>
            <text x={middle} y={foot + 17}>
              <DrawnInches value={width} />
            </text>
            {areNumbered && (
              <text x={middle} y={(top + foot) / 2 + 4} className="on-paper fill-ink-3">
                {place + 1}
              </text>
            )}
          </g>
        );
      })}
      {isQuarter && (
        <g textAnchor="middle" fontSize={12} className="fill-ink" aria-hidden>
          {[0.25, 0.75].map((part) => (
            <text key={part} transform={`translate(${right + 20} ${top + sheet.height * part}) rotate(-90)`}>
              <DrawnInches value={height / 2} />
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}

const seenFrom = (face: Face, crease: Crease): Crease =>
  face === 'outside' ? crease : crease === 'mountain' ? 'valley' : 'mountain';

interface CreaseProps {
  isQuarter: boolean;
  crease: Crease;
  x: number;
  top: number;
  foot: number;
}

/** The first fold of a quarter fold turns the upper half over, so there the second bends the other way. */
function QuarterOrWhole({ isQuarter, crease, x, top, foot }: CreaseProps) {
  if (!isQuarter) return <FoldLine crease={crease} from={[x, top]} to={[x, foot]} mark="top" />;
  const middle = (top + foot) / 2;
  return (
    <>
      <FoldLine
        crease={crease === 'mountain' ? 'valley' : 'mountain'}
        from={[x, top]}
        to={[x, middle]}
        mark="top"
      />
      <FoldLine crease={crease} from={[x, middle]} to={[x, foot]} />
    </>
  );
}

function Grain({ x, top, foot }: { x: number; top: number; foot: number }) {
  const middle = (top + foot) / 2;
  const reach = Math.min((foot - top) / 2, 44);
  return (
    <g aria-hidden>
      <path
        d={`M${x} ${middle - reach}V${middle - 20}M${x} ${middle + 20}V${middle + reach}m-3.5 -5l3.5 5l3.5 -5M${x - 3.5} ${middle - reach + 5}l3.5 -5l3.5 5`}
        className="stroke-ink-3"
        fill="none"
        strokeWidth={1}
      />
      <text
        transform={`translate(${x + 4} ${middle}) rotate(-90)`}
        textAnchor="middle"
        fontSize={12}
        className="fill-ink-3"
      >
        grain
      </text>
    </g>
  );
}
