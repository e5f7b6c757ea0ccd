import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isNumber, type PdfDict, type PdfObject, isRef } from '../pdf/objects.ts';
import { blankCodes } from './fonts/blank-codes.ts';
import { type FontText, fontTextOf } from './fonts/font-text.ts';
import { type GlyphBoxes, glyphBoxesOf, remembered } from './fonts/glyph-boxes.ts';
import { standardWidthsOf } from './fonts/standard-widths.ts';
import { type Matrix, matrixIn } from './matrix.ts';

/** Width of a glyph that the file doesn't define: half an em, in thousandths. */
const UNKNOWN_WIDTH = 500;
const MAX_CIDS = 65_536;
/** Widths of a font, those that are given again included: three numbers can each give all of them. */
const MAX_WIDTHS = 4 * MAX_CIDS;
const SUBSET_MARK = /^[A-Z]{6}\+/;

const FONTS_KEPT = 512;

/** Glyph widths of a font, enough to compute the box of a text, and its characters. */
export interface FontMetrics {
  /** Font name without the subset prefix. */
  name: string;
  type: string;
  /** Glyph space to text space, for a Type 3 font. */
  glyphMatrix: Matrix | null;
  /** Size of the em at font size 1; a Type 3 font may draw its letters at any size. */
  em: number;
  /** Bytes per character code. */
  codeBytes: 1 | 2;
  /** Width of a code, in thousandths of text space. */
  widthOf(code: number): number;
  /** Whether the glyph of a code is a space or has no outline. */
  isBlank(code: number): boolean;
  /** The box of a code's outline in ems; `empty` without one, null if the font isn't embedded or can't be read. */
  glyphBoxOf(code: number): Box | 'empty' | null;
  /** The text of a code; null if the file doesn't say which character it is. */
  textOf(code: number): string | null;
  /** The font's dictionary. */
  dict: PdfDict;
}

function metricsOf(document: PdfDocument, dict: PdfDict): FontMetrics {
  let text: FontText | null = null;
  let boxes: GlyphBoxes | null = null;
  const known = () => (text ??= fontTextOf(document, dict, widths.codeBytes === 2));
  const glyphTextOf = (code: number) => known().glyphTextOf(code);
  const widths = widthsOf(document, dict, glyphTextOf);
  const isDrawn = widths.glyphMatrix !== null;
  const glyphBoxOf: GlyphBoxes = (code) =>
    (boxes ??= remembered(glyphBoxesOf(document, dict, glyphTextOf)))(code);
  return {
    ...widths,
    em: widths.glyphMatrix ? drawnEm(document, dict, widths.glyphMatrix) : 1,
    isBlank: blankCodes(document, dict, isDrawn, known, glyphBoxOf),
    glyphBoxOf,
    textOf: (code) => known().textOf(code),
  };
}

type FontWidths = Omit<FontMetrics, 'em' | 'isBlank' | 'glyphBoxOf' | 'textOf'>;

function widthsOf(
  document: PdfDocument,
  dict: PdfDict,
  glyphTextOf: (code: number) => string | null,
): FontWidths {
  const type = nameAt(document, dict, 'Subtype');
  const name = nameAt(document, dict, 'BaseFont').replace(SUBSET_MARK, '');
  if (type === 'Type0') return compositeMetrics(document, dict, name);
  const first = document.value(dict, 'FirstChar');
  const widths = numbersIn(document, document.value(dict, 'Widths'));
  const start = isNumber(first) ? first : 0;
  const isType3 = type === 'Type3';
  const standardWidth = widths.length === 0 ? standardWidthsOf(name) : () => undefined;
  return {
    name,
    type,
    dict,
    glyphMatrix: isType3 ? matrixIn(document, dict, 'FontMatrix') : null,
    codeBytes: 1,
    widthOf: (code) =>
      widths[code - start] ?? (isType3 ? 0 : (standardWidth(glyphTextOf(code) ?? '') ?? UNKNOWN_WIDTH)),
  };
}

/** Boxes of all letters of a font are about this high, in ems. */
const [MIN_HEIGHT, MAX_HEIGHT] = [0.5, 2];

/** The em of a Type 3 font, by the height of its box; without one, by that of a thousand units. */
function drawnEm(document: PdfDocument, dict: PdfDict, matrix: Matrix): number {
  const [, bottom = 0, , top = 0] = numbersIn(document, document.value(dict, 'FontBBox'));
  const height = Math.abs((top - bottom) * matrix[3]);
  if (height === 0) return Math.min(1, Math.abs(matrix[3]) * 1_000);
  return height >= MIN_HEIGHT && height <= MAX_HEIGHT ? 1 : height;
}

function compositeMetrics(document: PdfDocument, dict: PdfDict, name: string): FontWidths {
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
  let room = MAX_WIDTHS;
  for (let at = 0; at + 1 < list.length && widths.size <= MAX_CIDS && room > 0;) {
    const [first, second, third] = [list[at], list[at + 1], list[at + 2]];
    if (!isNumber(first ?? null)) break;
    const start = first as number;
    if (Array.isArray(second)) {
      const given = numbersIn(document, second.slice(0, room));
      given.forEach((width, index) => widths.set(start + index, width));
      room -= given.length + 1;
      at += 2;
    } else {
      if (!isNumber(second ?? null) || !isNumber(third ?? null)) break;
      const end = Math.min(second as number, start + Math.min(MAX_CIDS, room));
      for (let cid = start; cid <= end; cid += 1) widths.set(cid, third as number);
      room -= Math.max(0, end - start) + 1;
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

/** The fonts of a file, read once each, the first ones. */
export class KnownFonts {
  readonly #document: PdfDocument;
  readonly #fonts = new Map<string, FontMetrics | null>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Null for what is no font. */
  metricsOf(object: PdfObject): FontMetrics | null {
    const key = isRef(object) ? object.key : '';
    const known = key ? this.#fonts.get(key) : undefined;
    if (known !== undefined) return known;
    const dict = this.#document.resolve(object);
    const metrics = isDict(dict) ? metricsOf(this.#document, dict) : null;
    if (key && this.#fonts.size < FONTS_KEPT) this.#fonts.set(key, metrics);
    return metrics;
  }
}
