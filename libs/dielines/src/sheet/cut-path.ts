import { isOnLine, uncreased } from './creases.ts';
import { distance, edgesOf, pointsOf, type Edge } from './outline.ts';
import type { Outline, Panel, Point } from './sheet.ts';

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
    .flatMap((edge) => uncreased(edge, hinges));
  return loopsOf(withoutShared(edges));
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
