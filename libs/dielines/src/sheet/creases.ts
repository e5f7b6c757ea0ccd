import { distance, type Edge } from './outline.ts';
import type { Line, Panel, Point, Sheet } from './sheet.ts';

/** Inches; less is rounding. */
const CLOSE = 1e-6;

/** Creases of a panel: to its parent, to its children, and those on it that are nobody's hinge. */
export function creasesOf(panel: Panel, { panels, moreCreases }: Sheet): Line[] {
  return [
    ...(panel.parent ? [panel.parent.hinge] : []),
    ...panels.flatMap(({ parent }) => (parent?.id === panel.id ? [parent.hinge] : [])),
    ...moreCreases,
  ];
}

/** The parts of an edge on which no crease lies; a curve has none. */
export function uncreased(edge: Edge, creases: readonly Line[]): Edge[] {
  if (edge.control) return [edge];
  const length = distance(edge.from, edge.to);
  const covered = creases
    .filter(({ from, to }) => isOnLine(from, edge) && isOnLine(to, edge))
    .map(({ from, to }) => [alongOf(from, edge), alongOf(to, edge)])
    .map(([one = 0, other = 0]) => [Math.min(one, other), Math.max(one, other)] as const)
    .toSorted(([one], [other]) => one - other);
  const parts: Edge[] = [];
  let at = 0;
  for (const [from, to] of [...covered, [length, length] as const]) {
    const next = Math.min(from, length);
    if (next - at > CLOSE) parts.push({ from: pointAt(edge, at), to: pointAt(edge, next) });
    at = Math.max(at, to);
  }
  return parts;
}

/** Whether a point is on a line, however far it is extended. */
export function isOnLine(point: Point, { from, to }: Line): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const off = Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / Math.hypot(dx, dy);
  return off < CLOSE;
}

function alongOf(point: Point, { from, to }: Line): number {
  const length = distance(from, to);
  return ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length;
}

function pointAt({ from, to }: Line, along: number): Point {
  const part = along / distance(from, to);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}
