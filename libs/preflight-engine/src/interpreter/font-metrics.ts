import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isNumber, type PdfDict, type PdfObject } from '../pdf/objects.ts';
import { type Matrix, matrixIn } from './matrix.ts';

/** Width of a glyph that the file doesn't define: half an em, in thousandths. */
const UNKNOWN_WIDTH = 500;
const MAX_CIDS = 65_536;
const SUBSET_MARK = /^[A-Z]{6}\+/;

/** Glyph widths of a font, enough to compute the box of a text. */
export interface FontMetrics {
  /** Font name without the subset prefix. */
  name: string;
  type: string;
  /** Glyph space to text space, for a Type 3 font. */
  glyphMatrix: Matrix | null;
  /** Bytes per character code. */
  codeBytes: 1 | 2;
  /** Width of a code, in thousandths of text space. */
  widthOf(code: number): number;
  /** The font's dictionary. */
  dict: PdfDict;
}

export function metricsOf(document: PdfDocument, dict: PdfDict): FontMetrics {
  const type = nameAt(document, dict, 'Subtype');
  const name = nameAt(document, dict, 'BaseFont').replace(SUBSET_MARK, '');
  if (type === 'Type0') return compositeMetrics(document, dict, name);
  const first = document.value(dict, 'FirstChar');
  const widths = numbersIn(document, document.value(dict, 'Widths'));
  const start = isNumber(first) ? first : 0;
  const isType3 = type === 'Type3';
  return {
    name,
    type,
    dict,
    glyphMatrix: isType3 ? matrixIn(document, dict, 'FontMatrix') : null,
    codeBytes: 1,
    widthOf: (code) => widths[code - start] ?? (isType3 ? 0 : UNKNOWN_WIDTH),
  };
}

function compositeMetrics(document: PdfDocument, dict: PdfDict, name: string): FontMetrics {
  const descendants = document.value(dict, 'DescendantFonts');
  const found = Array.isArray(descendants) ? document.resolve(descendants[0] ?? null) : null;
  const descendant = isDict(found) ? found : dict;
  const fallback = document.value(descendant, 'DW');
  const widths = cidWidths(document, document.value(descendant, 'W'));
  const missing = isNumber(fallback) ? fallback : 1_000;
  return {
    name,
    type: nameAt(document, descendant, 'Subtype'),
    dict,
    glyphMatrix: null,
    codeBytes: 2,
    widthOf: (code) => widths.get(code) ?? missing,
  };
}

/** Parses `c [w …]` and `first last w`. ISO 32000-1, 9.7.4.3. */
function cidWidths(document: PdfDocument, object: PdfObject): Map<number, number> {
  const widths = new Map<number, number>();
  const list = Array.isArray(object) ? object.map(document.resolve) : [];
  for (let at = 0; at + 1 < list.length && widths.size <= MAX_CIDS;) {
    const [first, second, third] = [list[at], list[at + 1], list[at + 2]];
    if (!isNumber(first ?? null)) break;
    const start = first as number;
    if (Array.isArray(second)) {
      numbersIn(document, second).forEach((width, index) => widths.set(start + index, width));
      at += 2;
    } else {
      if (!isNumber(second ?? null) || !isNumber(third ?? null)) break;
      const end = Math.min(second as number, start + MAX_CIDS);
      for (let cid = start; cid <= end; cid += 1) widths.set(cid, third as number);
      at += 3;
    }
  }
  return widths;
}

function numbersIn(document: PdfDocument, object: PdfObject): number[] {
  return Array.isArray(object) ? object.map(document.resolve).map((item) => (isNumber(item) ? item : 0)) : [];
}

function nameAt(document: PdfDocument, dict: PdfDict, key: string): string {
  const value = document.value(dict, key);
  return isName(value) ? value.name : '';
}
