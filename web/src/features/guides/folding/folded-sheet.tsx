import type { FoldId } from '@printpartner/print-knowledge/folding';
import { floorPlan, type FloorPoint } from './floor-plan.ts';

interface FoldedSheetProps {
  fold: FoldId;
  /** Inches, from left to right on the outside. */
  widths: readonly number[];
  height: number;
  /** Pixels an inch, as of the flat drawing beside it. */
  scale: number;
  /** Says what is drawn. */
  label: string;
}

/** The eye looks down on the sheet by 30 degrees, from in front. */
const upright = Math.cos(Math.PI / 6);
const depth = Math.sin(Math.PI / 6);
/** How far the lower edge of a quarter fold's outer layer stands off, inches. */
const flare = 0.7;

interface Panel {
  from: FloorPoint;
  to: FloorPoint;
  /** Of the outer layer of a quarter fold, whose foot stands off. */
  foot?: { x: number; away: number };
}

/** The same sheet half folded and standing, its inside toward you. */
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
  const [width, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={high}
      viewBox={`${left} ${top} ${width} ${high}`}
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
  // Behind each panel hangs the outer layer, joined to it along the top.
  const outer = panels.map(({ from, to }, place): Panel => ({
    from,
    to,
    foot: { x: place === 0 ? -flare : flare, away: flare },
  }));
  return [...panels, ...outer];
}

const middleOf = ({ from, to, foot }: Panel) => (from.away + to.away) / 2 + (foot?.away ?? 0);

/** On the screen the panel runs the way it does on the inside file. */
const isInside = ({ from, to, foot }: Panel) => to.x > from.x && !foot;

function cornersOf({ from, to, foot }: Panel, tall: number, scale: number): [number, number][] {
  const corner = ({ x, away }: FloorPoint, up: number): [number, number] => [
    x * scale,
    -(up * upright + away * depth) * scale,
  ];
  const standsOff = (point: FloorPoint): FloorPoint => ({
    x: point.x + (foot?.x ?? 0),
    away: point.away + (foot?.away ?? 0),
  });
  return [corner(standsOff(from), 0), corner(standsOff(to), 0), corner(to, tall), corner(from, tall)];
}
