import type { PdfDocument } from '../pdf/document.ts';
import { isNumber, type PdfDict, type PdfObject } from '../pdf/objects.ts';
import { identity, type Matrix } from './matrix.ts';

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
