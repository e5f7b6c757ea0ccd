import { distance, edgesOf, pointsOf, type Bounds, type Edge } from '../../sheet/outline.ts';
import type { Line, Outline, Point } from '../../sheet/sheet.ts';

/** Between two lines, along the axes, inches. */
const STEP = 1 / 8;
const TOLERANCE = 1e-6;

/**
 * Lines at 45° that fill an area and end at its edges, so that no clipping path is needed, and the edges. Inches.
 * @param scores that stay free, because their dashes would look solid
 * @param gaps that stay free for text
 */
export function glueHatch(outline: Outline, scores: readonly Line[], gaps: readonly Bounds[]): Edge[] {
  const corners = pointsOf(outline);
  const levels = corners.map(([x, y]) => y - x);
  const first = Math.floor(Math.min(...levels) / STEP) + 1;
  const count = Math.ceil(Math.max(...levels) / STEP) - first;
  const hatch = Array.from({ length: count }, (_, place) => (first + place) * STEP).flatMap((level) => {
    const spans = gaps.reduce((left, gap) => withoutGap(left, gap, level), spansAt(corners, level));
    return spans.map(([from, to]) => ({ from: [from, from + level], to: [to, to + level] }) as const);
  });
  return [...hatch, ...edgesOf(outline).filter((edge) => !scores.some((score) => isAlong(edge, score)))];
}

/** Part of a hatch line, by its x at both ends. */
type Span = readonly [from: number, to: number];

/** Where the line y = x + level is inside: between an odd crossing of the edges and the next. */
function spansAt(corners: readonly Point[], level: number): Span[] {
  const crossings = corners
    .flatMap((from, place) => {
      const to = corners[(place + 1) % corners.length] ?? from;
      const [before, after] = [from[1] - from[0] - level, to[1] - to[0] - level];
      // A corner on the line belongs to one of its two edges.
      if (before < 0 === after < 0) return [];
      return [from[0] + (before / (before - after)) * (to[0] - from[0])];
    })
    .toSorted((one, other) => one - other);
  return crossings.flatMap((from, place) => {
    const to = crossings[place + 1];
    return place % 2 === 0 && to !== undefined ? [[from, to] as const] : [];
  });
}

function withoutGap(spans: readonly Span[], { left, bottom, right, top }: Bounds, level: number): Span[] {
  const [start, end] = [Math.max(left, bottom - level), Math.min(right, top - level)];
  if (start >= end) return [...spans];
  return spans
    .flatMap(([from, to]): Span[] => [
      [from, Math.min(to, start)],
      [Math.max(from, end), to],
    ])
    .filter(([from, to]) => to - from > TOLERANCE);
}

/** Whether both ends of an edge are on a line. */
const isAlong = (edge: Line, { from, to }: Line): boolean =>
  [edge.from, edge.to].every(
    (end) => distance(from, end) + distance(end, to) - distance(from, to) < TOLERANCE,
  );
