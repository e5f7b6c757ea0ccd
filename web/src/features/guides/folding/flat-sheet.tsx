import { foldPositions, panelFaces, type Crease, type FoldId } from '@printpartner/print-knowledge/folding';
import { DrawnInches } from '../shell/drawing/dimension.tsx';
import { FoldLine, FoldOrQuarterFold, reversed } from './fold-line.tsx';

/** Outside or inside file of a folded piece. */
export type Face = 'outside' | 'inside';

/** Panel values in the order of a face; the inside mirrors the outside. */
export const onFace = <T,>(face: Face, outside: readonly T[]): readonly T[] =>
  face === 'outside' ? outside : outside.toReversed();

interface FlatSheetProps {
  fold: FoldId;
  face?: Face;
  /** Inches, left to right on the outside. */
  widths: readonly number[];
  height: number;
  /** Pixels per inch. */
  scale: number;
  /** Accessible name. */
  label: string;
  /** Numbers the panels from the left, to match a list beside the drawing. */
  areNumbered?: boolean;
}

const margin = { left: 26, top: 14, bottom: 22, side: 26 };

/** Flat sheet with trim, folds, panel widths and grain direction. */
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
  const [left, top] = [margin.left, margin.top];
  const right = left + sheet.width;
  const bottom = top + sheet.height;
  const edges = [0, ...foldPositions(panels)].map((at) => left + at * scale);
  const creases = onFace(face, panelFaces[fold].creases).map((crease) => seenFrom(face, crease));
  return (
    <svg
      role="img"
      aria-label={label}
      width={right + (isQuarter ? margin.side : 4)}
      height={bottom + margin.bottom}
      className="block h-auto max-w-full"
      viewBox={`0 0 ${right + (isQuarter ? margin.side : 4)} ${bottom + margin.bottom}`}
    >
      <rect x={left} y={top} {...sheet} className="on-paper fill-sheet stroke-ink" strokeWidth={1} />
      {creases.map((crease, place) => (
        <FoldOrQuarterFold
          key={place}
          isQuarter={isQuarter}
          crease={crease}
          x={edges[place + 1] ?? left}
          top={top}
          bottom={bottom}
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
      <Grain x={11} top={top} bottom={bottom} />
      {panels.map((width, place) => {
        const middle = (edges[place] ?? left) + (width * scale) / 2;
        return (
          <g key={place} textAnchor="middle" fontSize={12} className="fill-ink" aria-hidden>
            <text x={middle} y={bottom + 17}>
              <DrawnInches value={width} />
            </text>
            {/* The second fold of a quarter fold crosses the middle. */}
            {areNumbered && (
              <text
                x={middle}
                y={top + sheet.height * (isQuarter ? 0.75 : 0.5) + 4}
                className="on-paper fill-ink-3"
              >
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

const seenFrom = (face: Face, crease: Crease): Crease => (face === 'outside' ? crease : reversed(crease));

function Grain({ x, top, bottom }: { x: number; top: number; bottom: number }) {
  const middle = (top + bottom) / 2;
  const reach = Math.min((bottom - top) / 2, 44);
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
