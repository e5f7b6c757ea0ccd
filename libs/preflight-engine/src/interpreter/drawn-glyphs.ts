import type { PdfDocument } from '../pdf/document.ts';
import { isDict, type PdfDict, type PdfObject } from '../pdf/objects.ts';
import type { FontMetrics } from './font-metrics.ts';
import { differencesOf } from './fonts/simple-encoding.ts';
import type { PaintVisitor } from './visitor.ts';

/** Letters have the same names in every encoding. */
const LETTER = /^[A-Za-z]$/;

/** Type 3 glyphs that a page has shown, and their procedures. */
export class DrawnGlyphs {
  readonly #most: number;
  readonly #mostRepeats: number;
  readonly #names = new WeakMap<PdfDict, ReadonlyMap<number, string>>();
  #seen = new WeakMap<PdfDict, Set<string>>();
  /** By font and code, procedures that set their own colors. */
  #colored = new WeakMap<PdfDict, Map<number, PdfObject>>();
  #count = 0;
  #repeats = 0;

  constructor(most: number, mostRepeats: number) {
    this.#most = most;
    this.#mostRepeats = mostRepeats;
  }

  clear(): void {
    this.#seen = new WeakMap();
    this.#colored = new WeakMap();
    this.#count = 0;
    this.#repeats = 0;
  }

  /** Notes a glyph that sets its own colors. */
  noteColored({ dict }: FontMetrics, code: number, procedure: PdfObject): void {
    const known = this.#colored.get(dict) ?? new Map<number, PdfObject>();
    this.#colored.set(dict, known.set(code, procedure));
  }

  isColored({ dict }: FontMetrics, code: number): boolean {
    return this.#colored.get(dict)?.has(code) ?? false;
  }

  /** The procedure of a glyph that sets its own colors, to be interpreted once more; null for others, or a message. */
  again({ dict }: FontMetrics, code: number): PdfObject | string {
    const procedure = this.#colored.get(dict)?.get(code) ?? null;
    if (procedure === null) return null;
    this.#repeats += 1;
    return this.#repeats > this.#mostRepeats
      ? `A page shows more than ${this.#mostRepeats} glyphs of Type 3 fonts`
      : procedure;
  }

  /**
   * A glyph procedure that hasn't been interpreted yet; null for none, or a message if it can't be determined.
   *
   * @param way painting context: a hidden glyph doesn't stand for a visible one
   */
  next(document: PdfDocument, { dict }: FontMetrics, code: number, contextKey: string): PdfObject | string {
    const key = `${code} ${contextKey}`;
    const seen = this.#seen.get(dict) ?? new Set<string>();
    if (seen.has(key)) return null;
    this.#seen.set(dict, seen.add(key));
    const glyphs = document.value(dict, 'CharProcs');
    if (!isDict(glyphs)) return 'A Type 3 font has no readable glyphs';
    const name = this.#namesOf(document, dict).get(code);
    const letter = String.fromCharCode(code);
    if (name === undefined && !LETTER.test(letter))
      return hasMoreNames(document, dict) ? 'A Type 3 glyph has an unknown name' : null;
    const glyph = name ?? letter;
    // A glyph missing from the font paints nothing.
    if (!glyphs.has(glyph)) return null;
    this.#count += 1;
    return this.#count > this.#most
      ? `A page has more than ${this.#most} glyphs of Type 3 fonts`
      : glyphs.get(glyph);
  }

  #namesOf(document: PdfDocument, dict: PdfDict): ReadonlyMap<number, string> {
    const known = this.#names.get(dict);
    if (known) return known;
    const encoding = document.value(dict, 'Encoding');
    const names = isDict(encoding) ? differencesOf(document, encoding) : new Map<number, string>();
    this.#names.set(dict, names);
    return names;
  }
}

/** Whether glyph names come from an encoding that isn't written out in the file. */
function hasMoreNames(document: PdfDocument, dict: PdfDict): boolean {
  const encoding = document.value(dict, 'Encoding');
  return !isDict(encoding) || document.value(encoding, 'BaseEncoding') !== null;
}

/**
 * The visitor of a glyph that is only a shape: forwards what its text doesn't already report, such as strokes. The glyph's fills and stencils are the text itself, in the text's color.
 */
export const shapeVisitor = (visitor: PaintVisitor): PaintVisitor => ({
  needsOutlines: visitor.needsOutlines ?? false,
  image: (image) => {
    if (image.dict.get('ImageMask') !== true) visitor.image(image);
  },
  path: (path) => {
    if (path.stroke) visitor.path({ ...path, fill: null });
  },
  text: (text) => visitor.text(text),
  shading: (shading) => visitor.shading(shading),
  group: (group) => visitor.group(group),
  endGroup: () => visitor.endGroup?.(),
  beginMask: (mask) => visitor.beginMask?.(mask),
  endMask: () => visitor.endMask?.() ?? null,
});
