import { distance, edgesOf, pointsOf, type Edge } from './outline.ts';
import type { Line, Outline, Panel, Point } from './sheet.ts';

const TOLERANCE = 1e-6;

/**
 * The outline of panels that hang together: their edges without the creases between them, in closed loops. Where a panel
 * is wider than the crease beside it, what is left of its edge is cut.
 */
export function cutPath(panels: readonly Panel[]): Outline[] {
  const ids = new Set(panels.map(({ id }) => id));
  const hinges = panels.flatMap(({ parent }) => (parent && ids.has(parent.id) ? [parent.hinge] : []));
  const edges = panels
    .flatMap(({ outline }) => counterclockwise(outline))
    .flatMap((edge) => withoutCreases(edge, hinges));
  return loopsOf(withoutShared(edges));
}

/** What the creases leave of an edge. */
function withoutCreases(edge: Edge, creases: readonly Line[]): Edge[] {
  if (edge.control) return [edge];
  const length = distance(edge.from, edge.to);
  const covered = creases
    .filter((crease) => isOnLine(crease.from, edge) && isOnLine(crease.to, edge))
    .map((crease) => [alongOf(crease.from, edge), alongOf(crease.to, edge)])
    .map(
      ([one = 0, other = 0]) =>
        [Math.max(0, Math.min(one, other)), Math.min(length, Math.max(one, other))] as const,
    )
    .filter(([from, to]) => to - from > TOLERANCE)
    .toSorted(([one], [other]) => one - other);
  const left: Edge[] = [];
  let at = 0;
  for (const [from, to] of [...covered, [length, length] as const]) {
    if (from - at > TOLERANCE) left.push({ from: pointAt(edge, at), to: pointAt(edge, from) });
    at = Math.max(at, to);
  }
  return left;
}

/** Panels of a quarter fold share an edge that is no panel's hinge; it appears twice. */
function withoutShared(edges: readonly Edge[]): Edge[] {
  return edges.filter(
    (edge, place) =>
      !edges.some(
        (other, otherPlace) =>
          otherPlace !== place &&
          !edge.control &&
          !other.control &&
          ((isSame(edge.from, other.to) && isSame(edge.to, other.from)) ||
            (isSame(edge.from, other.from) && isSame(edge.to, other.to))),
      ),
  );
}

/** Edges in one direction, however the outline runs. */
function counterclockwise(outline: Outline): Edge[] {
  const points = pointsOf(outline);
  const area = points.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const edges = edgesOf(outline);
  if (area > 0) return edges;
  return edges.toReversed().map(({ from, to, ...curve }) => ({ from: to, to: from, ...curve }));
}

/** Joins edges end to end. All run counterclockwise, so that each loop does, too. */
function loopsOf(edges: readonly Edge[]): Outline[] {
  const left = [...edges];
  const loops: Outline[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const steps = [stepOf(first)];
    let end = first.to;
    while (!isSame(end, first.from)) {
      const place = left.findIndex(({ from }) => isSame(from, end));
      const [next] = place === -1 ? [] : left.splice(place, 1);
      if (!next) throw new Error(`the cut path is open at ${end.join(', ')}`);
      steps.push(stepOf(next));
      end = next.to;
    }
    loops.push({ start: first.from, steps: steps.slice(0, steps.at(-1)?.control ? undefined : -1) });
  }
  return loops.map((loop) => withoutMiddlePoints(loop));
}

const stepOf = ({ to, control }: Edge) => ({ to, ...(control && { control }) });

/** Two straight steps in one direction are one. */
function withoutMiddlePoints(loop: Outline): Outline {
  const edges = edgesOf(loop);
  const corners = edges.filter((edge, place) => {
    const before = edges.at(place - 1);
    return (
      !before || before.control || edge.control || !isOnLine(edge.from, { from: before.from, to: edge.to })
    );
  });
  const [first, ...others] = corners;
  if (!first) return loop;
  const starts = [...others.map(({ from }) => from), first.from];
  // What is left of a run of edges ends where the next corner is.
  const steps = corners.map(({ control }, place) => ({
    to: starts[place] ?? first.from,
    ...(control && { control }),
  }));
  return { start: first.from, steps: steps.at(-1)?.control ? steps : steps.slice(0, -1) };
}

const isSame = (one: Point, other: Point) => distance(one, other) < TOLERANCE;

function isOnLine(point: Point, { from, to }: Line): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const off = Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / Math.hypot(dx, dy);
  return off < TOLERANCE;
}

function alongOf(point: Point, { from, to }: Line): number {
  const length = distance(from, to);
  return ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length;
}

function pointAt({ from, to }: Line, along: number): Point {
  const part = along / distance(from, to);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}
