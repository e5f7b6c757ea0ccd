import type { Move, Point3 } from '@printpartner/dielines';

export const dot = (one: Point3, other: Point3): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

export const minus = (one: Point3, other: Point3): Point3 => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];

/** A point on the way from one to the other: 0 at the one, 1 at the other. */
export const between = (one: Point3, other: Point3, share: number): Point3 => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** Where a move takes a direction of the flat sheet. */
export const turned = ({ x, y }: Move, [dx, dy]: readonly [number, number]): Point3 => [
  x[0] * dx + y[0] * dy,
  x[1] * dx + y[1] * dy,
  x[2] * dx + y[2] * dy,
];
