import type { Polygon } from './scan-fill.ts';

/**
 * The outline of a stroke as polygons with the same orientation, so that they add up. Joins are square, ends are butt
 * caps, and dashes are ignored.
 * @param width in cells
 */
export function strokePolygons(points: ArrayLike<number>, isClosed: boolean, width: number): Polygon[] {
  const half = width / 2;
  const pieces: Polygon[] = [];
  const corners = points.length / 2;
  const last = isClosed ? corners : corners - 1;
  for (let index = 0; index < last; index += 1) {
    const next = (index + 1) % corners;
    const [x0, y0] = [points[2 * index] as number, points[2 * index + 1] as number];
    const [x1, y1] = [points[2 * next] as number, points[2 * next + 1] as number];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) continue;
    const [ux, uy] = [((x1 - x0) / length) * half, ((y1 - y0) / length) * half];
    const before = isClosed || index > 0 ? 1 : 0;
    const after = isClosed || index < last - 1 ? 1 : 0;
    const [ax, ay, bx, by] = [x0 - before * ux, y0 - before * uy, x1 + after * ux, y1 + after * uy];
    pieces.push([ax - uy, ay + ux, bx - uy, by + ux, bx + uy, by - ux, ax + uy, ay - ux]);
  }
  return pieces;
}
