import type { FoldId } from '@printpartner/print-knowledge/folding';

/** A point under a standing sheet, in inches: to the right, and away from the viewer. */
export interface FloorPoint {
  x: number;
  away: number;
}

/**
 * Heading of each panel of a half-folded sheet, seen from above, inside panels left to right: degrees from straight
 * right, away from the viewer. A decreasing heading is a valley fold, an increasing one a mountain fold.
 */
export const panelHeadings: Readonly<Record<FoldId, readonly number[]>> = {
  half: [38, -38],
  french: [38, -38],
  tri: [62, 0, -118],
  z: [38, -38, 38],
  gate: [118, 0, -118],
  'accordion-4': [38, -38, 38, -38],
  'double-gate': [132, 26, -26, -132],
  roll: [62, 0, -104, -206],
};

/** Outline of a standing sheet seen from above: one point more than panels. Widths in inside-file order. */
export function floorPlan(fold: FoldId, insideWidthsIn: readonly number[]): FloorPoint[] {
  const points: FloorPoint[] = [{ x: 0, away: 0 }];
  insideWidthsIn.forEach((width, panel) => {
    const from = points[panel];
    const heading = ((panelHeadings[fold][panel] ?? 0) * Math.PI) / 180;
    if (from)
      points.push({ x: from.x + width * Math.cos(heading), away: from.away + width * Math.sin(heading) });
  });
  return points;
}

interface FoldedSheetProps {
  fold: FoldId;
  /** Inches, left to right on the outside. */
  widths: readonly number[];
  height: number;
  /** Pixels per inch. */
  scale: number;
  /** Accessible name. */
  label: string;
}

/** Seen from the front, 30 degrees above. */
const UPRIGHT = Math.cos(Math.PI / 6);
const DEPTH = Math.sin(Math.PI / 6);
/** Offset of the bottom edge of a quarter fold's outer layer, inches. */
const FLARE = 0.7;

interface Panel {
  from: FloorPoint;
  to: FloorPoint;
  /** Offset of the bottom edge, for the outer layer of a quarter fold. */
  bottomOffset?: { x: number; away: number };
}

/** The sheet half folded and standing, inside toward the viewer. */
export function FoldedSheet({ fold, widths, height, scale, label }: FoldedSheetProps) {
  const isQuarter = fold === 'french';
  const panels = panelsOf(floorPlan(fold, widths.toReversed()), isQuarter);
  const tall = isQuarter ? height / 2 : height;
  const shapes = panels
    .toSorted((one, other) => middleOf(other) - middleOf(one))
    .map((panel) => ({ corners: cornersOf(panel, tall, scale), isInside: isInside(panel) }));
  const xs = shapes.flatMap(({ corners }) => corners.map(([x]) => x));
  const ys = shapes.flatMap(({ corners }) => corners.map(([, y]) => y));
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const [width, drawnHeight] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={drawnHeight}
      viewBox={`${left} ${top} ${width} ${drawnHeight}`}
      className="block h-auto max-w-full"
    >
      {shapes.map(({ corners, isInside: isWhite }, place) => (
        <polygon
          key={place}
          points={corners.map((corner) => corner.join(',')).join(' ')}
          className={`on-paper stroke-ink ${isWhite ? 'fill-sheet' : 'fill-board'}`}
          strokeWidth={1}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

function panelsOf(points: readonly FloorPoint[], isQuarter: boolean): Panel[] {
  const panels = points.slice(1).map((to, place): Panel => ({ from: points[place] ?? to, to }));
  if (!isQuarter) return panels;
  // The outer layer hangs behind each panel, joined along the top.
  const outer = panels.map(({ from, to }, place): Panel => ({
    from,
    to,
    bottomOffset: { x: place === 0 ? -FLARE : FLARE, away: FLARE },
  }));
  return [...panels, ...outer];
}

const middleOf = ({ from, to, bottomOffset }: Panel) => (from.away + to.away) / 2 + (bottomOffset?.away ?? 0);

/** On screen, inside panels run left to right. */
const isInside = ({ from, to, bottomOffset }: Panel) => to.x > from.x && !bottomOffset;

function cornersOf({ from, to, bottomOffset }: Panel, tall: number, scale: number): [number, number][] {
  const corner = ({ x, away }: FloorPoint, up: number): [number, number] => [
    x * scale,
    -(up * UPRIGHT + away * DEPTH) * scale,
  ];
  const withOffset = (point: FloorPoint): FloorPoint => ({
    x: point.x + (bottomOffset?.x ?? 0),
    away: point.away + (bottomOffset?.away ?? 0),
  });
  return [corner(withOffset(from), 0), corner(withOffset(to), 0), corner(to, tall), corner(from, tall)];
}
