import { Clipper, EndType, FillRule, JoinType, type PathD, type PathsD } from 'clipper2-ts';
import { pointsOf, rectangle, type Bounds } from './outline.ts';
import type { Line, Outline, Point } from './sheet.ts';

/** Decimals that polygons are calculated with: a hundred-thousandth of an inch. */
const DECIMALS = 5;
/** A sharp corner is cut off where it would reach farther than so many times the distance. */
const MITER_LIMIT = 4;

/** The outlines grown by a distance in inches, with sharp corners, as far as the bounds go. */
export function offsetOutlines(outlines: readonly Outline[], inches: number, bounds: Bounds): Outline[] {
  const paths = Clipper.unionD(outlines.map(pathOf), FillRule.NonZero);
  const { left, bottom, right, top } = bounds;
  const within = [pathOf(rectangle(left, bottom, right, top))];
  return outlinesOf(Clipper.intersectD(inflated(paths, inches), within, FillRule.NonZero, DECIMALS));
}

/** The outline grown by a distance in inches, with sharp corners. */
export const grownOutline = (outline: Outline, inches: number): Outline[] =>
  outlinesOf(inflated([pathOf(outline)], inches));

/** The outline without what is too near to its edges or to some lines, and without some areas. Inches. */
export function insetOutline(
  outline: Outline,
  fromEdges: number,
  around: readonly { lines: readonly Line[]; by: number }[],
  without: readonly Outline[],
): Outline[] {
  const inside = fromEdges > 0 ? inflated([pathOf(outline)], -fromEdges) : [pathOf(outline)];
  const strips = around.flatMap(({ lines, by }) => lines.map((line) => stripAround(line, by, by)));
  const taken = [...strips, ...without].map(pathOf);
  if (taken.length === 0) return outlinesOf(inside);
  return outlinesOf(Clipper.differenceD(inside, taken, FillRule.NonZero, DECIMALS));
}

const inflated = (paths: PathsD, inches: number) =>
  Clipper.inflatePathsD(paths, inches, JoinType.Miter, EndType.Polygon, MITER_LIMIT, DECIMALS);

const pathOf = (outline: Outline): PathD => {
  const path = pointsOf(outline).map(([x, y]) => ({ x, y }));
  return Clipper.isPositiveD(path) ? path : path.toReversed();
};

const outlinesOf = (paths: PathsD): Outline[] =>
  paths.flatMap((path) => {
    const [start, ...others] = path.map(({ x, y }): Point => [x, y]);
    return start ? [{ start, steps: others.map((to) => ({ to })) }] : [];
  });

/** A rectangle around a line: so far to each side, and beyond each end. Inches. */
export function stripAround({ from, to }: Line, aside: number, beyond: number): Outline {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = ([x, y]: Point, along: number, across: number): Point => [
    x + ux * along - uy * across,
    y + uy * along + ux * across,
  ];
  return {
    start: at(from, -beyond, -aside),
    steps: [{ to: at(to, beyond, -aside) }, { to: at(to, beyond, aside) }, { to: at(from, -beyond, aside) }],
  };
}

/** Area that two outlines share, square inches. */
export function overlapArea(one: Outline, other: Outline): number {
  const shared = Clipper.intersectD([pathOf(one)], [pathOf(other)], FillRule.NonZero, DECIMALS);
  return Math.abs(Clipper.areaPathsD(shared));
}
