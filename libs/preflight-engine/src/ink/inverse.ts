import type { Matrix } from '../interpreter/matrix.ts';

/** The inverse of a matrix; null if it isn't invertible. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (!Number.isFinite(1 / determinant) || determinant === 0) return null;
  const [A, B, C, D] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [A, B, C, D, -(e * A + f * C), -(e * B + f * D)];
}
