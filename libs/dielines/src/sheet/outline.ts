import type { Line, Outline, OutlineStep, Point } from './sheet.ts';

/** Curves become so many straight pieces where only polygons can be calculated with. */
const CURVE_PIECES = 24;

/** A closed outline with straight edges. */
export function polygon(first: Point, ...others: Point[]): Outline {
  return { start: first, steps: others.map((to) => ({ to })) };
}

export const rectangle = (left: number, bottom: number, right: number, top: number): Outline =>
  polygon([left, bottom], [right, bottom], [right, top], [left, top]);

/** An edge of an outline; `control` where it is a curve. */
export interface Edge extends Line {
  control?: Point;
}

/** Every edge of a closed outline, the last one back to the start. */
export function edgesOf({ start, steps }: Outline): Edge[] {
  const edges: Edge[] = [];
  let from = start;
  for (const { to, control } of steps) {
    edges.push({ from, to, ...(control && { control }) });
    from = to;
  }
  if (distance(from, start) > 1e-9) edges.push({ from, to: start });
  return edges;
}

/** Corners of the outline, with points on its curves. */
export const pointsOf = (outline: Outline): Point[] => edgesOf(outline).flatMap((edge) => pointsAlong(edge));

/** Points of an edge from its start up to, without, its end. */
function pointsAlong({ from, to, control }: Edge): Point[] {
  if (!control) return [from];
  return Array.from({ length: CURVE_PIECES }, (_, piece) => {
    const t = piece / CURVE_PIECES;
    const along = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return [along(0), along(1)];
  });
}

/** An edge as straight lines. */
export function piecesOf(edge: Edge): Line[] {
  const points = [...pointsAlong(edge), edge.to];
  return points.slice(1).flatMap((to, place) => {
    const from = points[place];
    return from ? [{ from, to }] : [];
  });
}

/** Moves every point of an outline. */
export function mapOutline({ start, steps }: Outline, move: (point: Point) => Point): Outline {
  return {
    start: move(start),
    steps: steps.map(({ to, control }): OutlineStep => ({
      to: move(to),
      ...(control && { control: move(control) }),
    })),
  };
}

export interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The smallest rectangle around the points, inches. */
export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

export const widthOf = ({ left, right }: Bounds): number => right - left;
export const heightOf = ({ bottom, top }: Bounds): number => top - bottom;

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);
