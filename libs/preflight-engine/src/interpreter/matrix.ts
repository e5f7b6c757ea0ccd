import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isNumber, type PdfDict, type PdfObject } from '../pdf/objects.ts';

/** a b c d e f in PDF order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Lengths of the transformed unit vectors: the size on the page of a 1 × 1 image. */
export const unitSizes = ([a, b, c, d]: Matrix): [width: number, height: number] => [
  Math.hypot(a, b),
  Math.hypot(c, d),
];

/** Bounding box of a transformed box. */
export function boxAfter(matrix: Matrix, [x0, y0, x1, y1]: Box): Box {
  const corners = [
    apply(matrix, x0, y0),
    apply(matrix, x1, y0),
    apply(matrix, x0, y1),
    apply(matrix, x1, y1),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Scales and moves `from` onto `to`; the identity if `from` has no area. */
export function fitting(from: Box, to: Box): Matrix {
  const [width, height] = [from[2] - from[0], from[3] - from[1]];
  if (width <= 0 || height <= 0) return identity;
  const [x, y] = [(to[2] - to[0]) / width, (to[3] - to[1]) / height];
  return [x, 0, 0, y, to[0] - from[0] * x, to[1] - from[1] * y];
}

/** The inverse of a matrix; null if it isn't invertible. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (!Number.isFinite(1 / determinant) || determinant === 0) return null;
  const [A, B, C, D] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [A, B, C, D, -(e * A + f * C), -(e * B + f * D)];
}

/** The matrix stored under a key, or the identity. */
export function matrixIn(document: PdfDocument, dict: PdfDict, key = 'Matrix'): Matrix {
  const list = document.value(dict, key);
  return (Array.isArray(list) && matrixOf(list.map(document.resolve))) || identity;
}

/** Six numbers as a matrix; null for anything else. */
export function matrixOf(operands: readonly PdfObject[]): Matrix | null {
  const numbers = operands.filter(isNumber);
  return numbers.length === 6 ? (numbers as unknown as Matrix) : null;
}
