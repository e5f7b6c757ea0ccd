/** A point of the folded piece, inches: x and y as in the flat sheet, z toward the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];

/** A rigid move: where the three axes go, and the origin. */
export interface Move {
  x: Point3;
  y: Point3;
  z: Point3;
  origin: Point3;
}

export const atRest: Move = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] };

/** Where a move takes a point. */
export const moved = (move: Move, [px, py, pz]: Point3): Point3 =>
  sum(move.origin, turned(move, [px, py, pz]));

/** Where a move takes a direction. */
const turned = ({ x, y, z }: Move, [px, py, pz]: Point3): Point3 =>
  sum(scaled(x, px), scaled(y, py), scaled(z, pz));

/** First `second`, then `first`. */
export const after = (first: Move, second: Move): Move => ({
  x: turned(first, second.x),
  y: turned(first, second.y),
  z: turned(first, second.z),
  origin: moved(first, second.origin),
});

/** A turn around the line through a point in a direction of length 1; degrees, counterclockwise seen against the direction. */
export function turnAround(through: Point3, direction: Point3, degrees: number): Move {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = (vector: Point3): Point3 => {
    const along = dot(direction, vector);
    return sum(
      scaled(vector, cos),
      scaled(cross(direction, vector), sin),
      scaled(direction, along * (1 - cos)),
    );
  };
  const turning = { x: turn([1, 0, 0]), y: turn([0, 1, 0]), z: turn([0, 0, 1]), origin: [0, 0, 0] as const };
  return { ...turning, origin: sum(through, scaled(turned(turning, through), -1)) };
}

const scaled = ([x, y, z]: Point3, factor: number): Point3 => [x * factor, y * factor, z * factor];

const sum = (...points: readonly Point3[]): Point3 => [
  points.reduce((total, [x]) => total + x, 0),
  points.reduce((total, [, y]) => total + y, 0),
  points.reduce((total, [, , z]) => total + z, 0),
];

const dot = (one: Point3, other: Point3): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

const cross = (one: Point3, other: Point3): Point3 => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];
