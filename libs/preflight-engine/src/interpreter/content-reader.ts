import { isWhite } from '../pdf/chars.ts';
import { PdfDict, PdfName, type PdfObject } from '../pdf/objects.ts';
import { Parser } from '../pdf/parser.ts';
import { Keyword } from '../pdf/tokenizer.ts';

export interface InlineImage {
  dict: PdfDict;
  /** Raw bytes, before any filter is decoded. */
  bytes: Uint8Array;
}

/** More operands than any operator takes; only the last ones are kept. */
const MAX_OPERANDS = 2_048;

const longNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BPC: 'BitsPerComponent',
    CS: 'ColorSpace',
    D: 'Decode',
    DP: 'DecodeParms',
    F: 'Filter',
    H: 'Height',
    IM: 'ImageMask',
    I: 'Interpolate',
    L: 'Length',
    W: 'Width',
  }),
);

type Fault = (message: string) => void;

/** Reads a content stream, one operator with its operands at a time, without creating an object for each of millions. */
export class ContentReader {
  operator = '';
  operands: readonly PdfObject[] = [];
  /** Only for an inline image, `BI … ID … EI`. */
  inlineImage: InlineImage | undefined;
  readonly #parser: Parser;
  readonly #fault: Fault;
  readonly #items: PdfObject[] = [];

  /** @param fault receives messages about unterminated objects */
  constructor(bytes: Uint8Array, fault: Fault) {
    this.#parser = new Parser(bytes, 0, true);
    this.#fault = fault;
  }

  /** Reads the next operator; false at the end. @throws PdfError limit */
  next(): boolean {
    const items = this.#items;
    let count = 0;
    for (;;) {
      const item = this.#parser.next();
      if (item === undefined) {
        if (this.#parser.tokens.isCut)
          this.#fault('A content stream ends inside a string, array or dictionary');
        return false;
      }
      if (!(item instanceof Keyword)) {
        if (count < MAX_OPERANDS) items[count++] = item;
      } else if (item.word === 'BI') {
        if (this.#readImage()) return true;
        count = 0;
      } else {
        this.operator = item.word;
        this.inlineImage = undefined;
        // An array that grows by itself takes room for 17 items.
        this.operands = items.slice(0, count);
        return true;
      }
    }
  }

  #readImage(): boolean {
    this.inlineImage = readInlineImage(this.#parser, this.#fault);
    if (!this.inlineImage) this.#fault('A content stream ends inside an inline image');
    this.operator = 'EI';
    this.operands = [];
    return this.inlineImage !== undefined;
  }
}

function readInlineImage(parser: Parser, fault: Fault): InlineImage | undefined {
  const dict = new PdfDict();
  for (;;) {
    const key = parser.next();
    if (key === undefined) return undefined;
    if (key instanceof Keyword) {
      if (key.word === 'ID') break;
      continue;
    }
    if (!(key instanceof PdfName)) continue;
    const value = parser.next();
    if (value === undefined) return undefined;
    if (value instanceof Keyword) {
      if (value.word === 'ID') break;
      continue;
    }
    dict.set(longNames.get(key.name) ?? key.name, value);
  }
  const { tokens } = parser;
  const start = tokens.pos + 1;
  const end = endOfImage(tokens.bytes, start, dict, fault);
  tokens.pos = end.next;
  return { dict, bytes: tokens.bytes.subarray(start, end.at) };
}

const E = 0x45;
const I = 0x49;

/** Finds `EI` between white space, after at least the unfiltered image's length and before plausible PDF. */
function endOfImage(
  bytes: Uint8Array,
  start: number,
  dict: PdfDict,
  fault: Fault,
): { at: number; next: number } {
  const length = rawLength(dict);
  const isBeyond = !(start + length <= bytes.length);
  // An impossible size doesn't help to find the end.
  if (isBeyond) fault('An inline image is larger than its content stream');
  const from = start + (isBeyond ? 0 : length);
  if (from > start && isEnd(bytes, from)) return { at: from, next: from + 2 };
  for (let at = from; at < bytes.length - 1; at += 1)
    if (isEnd(bytes, at) && (at === start || isWhite(bytes[at - 1] ?? 0)))
      return { at: at - 1, next: at + 2 };
  // Some writers omit the white space before it.
  for (let at = from; at < bytes.length - 1; at += 1) if (isEnd(bytes, at)) return { at, next: at + 2 };
  if (!isBeyond) fault('An inline image has no end');
  return { at: bytes.length, next: bytes.length };
}

function isEnd(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== E || bytes[at + 1] !== I) return false;
  const after = bytes[at + 2];
  return (after === undefined || isWhite(after)) && looksLikeContent(bytes, at + 2);
}

function rawLength(dict: PdfDict): number {
  if (dict.has('Filter')) return 0;
  const [width, height, bits] = [dict.get('Width'), dict.get('Height'), dict.get('BitsPerComponent')];
  const isMask = dict.get('ImageMask') === true;
  if (typeof width !== 'number' || typeof height !== 'number') return 0;
  const space = dict.get('ColorSpace');
  const components = !(space instanceof PdfName) ? 1 : componentsOf(space.name);
  const perPixel = isMask ? 1 : components * (typeof bits === 'number' ? bits : 8);
  // A negative size would move back.
  if (!(width > 0 && height > 0 && perPixel > 0)) return 0;
  return Math.ceil((width * perPixel) / 8) * Math.ceil(height);
}

function componentsOf(space: string): number {
  if (space === 'RGB' || space === 'DeviceRGB') return 3;
  return space === 'CMYK' || space === 'DeviceCMYK' ? 4 : 1;
}

/** Whether the next bytes are text, as operators are; image data seldom is. */
function looksLikeContent(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < Math.min(bytes.length, from + 12); at += 1) {
    const code = bytes[at] ?? 0;
    if (code > 126 || (code < 32 && !isWhite(code))) return false;
  }
  return true;
}
