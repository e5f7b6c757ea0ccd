import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isNumber, type PdfDict, type PdfObject } from '../pdf/objects.ts';

/** a b c d e f in PDF order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  // Without destructuring, which creates iterators for each of millions of operators.
  const a = inner[0];
  const b = inner[1];
  const c = inner[2];
  const d = inner[3];
  const e = inner[4];
  const f = inner[5];
  const A = outer[0];
  const B = outer[1];
  const C = outer[2];
  const D = outer[3];
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + outer[4],
    e * B + f * D + outer[5],
  ];
}

export function apply(matrix: Matrix, x: number, y: number): [x: number, y: number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** Lengths of the transformed unit vectors: the size on the page of a 1 × 1 image. */
export const unitSizes = (matrix: Matrix): [width: number, height: number] => [
  Math.hypot(matrix[0], matrix[1]),
  Math.hypot(matrix[2], matrix[3]),
];

/** Bounding box of a transformed box. */
export function boxAfter(matrix: Matrix, box: Box): Box {
  // Written out, because every text and form needs it.
  const a = matrix[0];
  const b = matrix[1];
  const c = matrix[2];
  const d = matrix[3];
  const e = matrix[4];
  const f = matrix[5];
  const x0 = box[0];
  const y0 = box[1];
  const x1 = box[2];
  const y1 = box[3];
  const px = a * x0 + c * y0 + e;
  const py = b * x0 + d * y0 + f;
  const qx = a * x1 + c * y0 + e;
  const qy = b * x1 + d * y0 + f;
  const rx = a * x0 + c * y1 + e;
  const ry = b * x0 + d * y1 + f;
  const sx = a * x1 + c * y1 + e;
  const sy = b * x1 + d * y1 + f;
  return [
    Math.min(px, qx, rx, sx),
    Math.min(py, qy, ry, sy),
    Math.max(px, qx, rx, sx),
    Math.max(py, qy, ry, sy),
  ];
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

/** Whether an upright rectangle stays one. */
export const isUpright = ([a, b, c, d]: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0);
