import type { Point } from '@printpartner/dielines';

/** Inches between two points. */
export const distanceBetween = (one: Point, other: Point): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The corner nearest to a point; undefined if none is within the distance. Inches. */
export function nearestCorner(point: Point, corners: readonly Point[], within: number): Point | undefined {
  const nearest = corners.reduce<Point | undefined>(
    (best, corner) =>
      best && distanceBetween(best, point) <= distanceBetween(corner, point) ? best : corner,
    undefined,
  );
  return nearest && distanceBetween(nearest, point) <= within ? nearest : undefined;
}
