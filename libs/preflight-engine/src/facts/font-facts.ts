import type { PdfDocument } from '../pdf/document.ts';
import {
  isDict,
  isName,
  isRef,
  isStream,
  type PdfDict,
  type PdfObject,
  type PdfStream,
} from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';

export interface FontFact {
  name: string;
  type: string;
  embedded: boolean;
  subset: boolean;
}

const DEEPEST = 24;
/** Six capitals and a plus before the name of a font that holds some of its glyphs alone. */
const SUBSET = /^[A-Z]{6}\+/;

/** Every font in the resources of what is looked through, once each, as pdffonts lists them. */
export class FontCollector {
  readonly fonts: FontFact[] = [];
  readonly #document: PdfDocument;
  readonly #seen = new Set<string>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  addResources(object: PdfObject, depth = 0): void {
    const resources = this.#document.resolve(object);
    if (depth > DEEPEST || !isDict(resources) || !this.#isNew(object)) return;
    for (const [, font] of this.#entries(resources, 'Font')) this.#addFont(font, depth);
    for (const kind of ['XObject', 'Pattern']) {
      for (const [, item] of this.#entries(resources, kind)) this.#addInner(item, depth);
    }
    for (const [, state] of this.#entries(resources, 'ExtGState')) {
      const mask = this.#under(state, 'SMask');
      if (isDict(mask)) this.#addInner(mask.get('G'), depth);
    }
  }

  #addInner(object: PdfObject, depth: number): void {
    const inner = this.#document.resolve(object);
    const dict = isStream(inner) ? inner.dict : inner;
    if (isDict(dict) && this.#isNew(object)) this.addResources(dict.get('Resources'), depth + 1);
  }

  #addFont(object: PdfObject, depth: number): void {
    const font = this.#document.resolve(object);
    if (!isDict(font) || !this.#isNew(object)) return;
    this.fonts.push(fontFactOf(this.#document, font));
    this.addResources(font.get('Resources'), depth + 1);
  }

  #entries(resources: PdfDict, kind: string): [string, PdfObject][] {
    const all = this.#document.value(resources, kind);
    return isDict(all) ? [...all.entries] : [];
  }

  #under(object: PdfObject, key: string): PdfObject {
    const dict = this.#document.resolve(object);
    return isDict(dict) ? this.#document.value(dict, key) : null;
  }

  /** A direct object belongs to one place, and is always new. */
  #isNew(object: PdfObject): boolean {
    if (!isRef(object)) return true;
    if (this.#seen.has(object.key)) return false;
    this.#seen.add(object.key);
    return true;
  }
}

/** Raw bytes of a program that are looked at. */
const FIRST_BYTES = 512;

/** A program that holds nothing embeds nothing. What is too large or cannot be decoded is there. */
function hasBytes(document: PdfDocument, program: PdfObject): boolean {
  if (!isStream(program)) return false;
  try {
    return document.decode(program, { rawBytes: FIRST_BYTES }).bytes.length > 0;
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return true;
  }
}

/** What a font's dictionary says: embedded is what names a program, as pdffonts has it. */
export function fontFactOf(document: PdfDocument, font: PdfDict): FontFact {
  const subtype = document.value(font, 'Subtype');
  const inner = innerOf(document, font);
  const name = nameAt(document, font, 'BaseFont') || nameAt(document, inner, 'BaseFont');
  const type = nameAt(document, inner, 'Subtype') || (isName(subtype) ? subtype.name : '');
  const embedded = type === 'Type3' || programsOf(document, inner).length > 0;
  return { name, type, embedded, subset: SUBSET.test(name) };
}

/** Whether the program that a font names has anything in it. */
export const hasProgram = (document: PdfDocument, font: PdfDict): boolean =>
  programsOf(document, innerOf(document, font)).some((program) => hasBytes(document, program));

/** Of a composite font its one descendant. */
function innerOf(document: PdfDocument, font: PdfDict): PdfDict {
  const descendants = document.value(font, 'DescendantFonts');
  const descendant = Array.isArray(descendants) ? document.resolve(descendants[0] ?? null) : null;
  return isDict(descendant) ? descendant : font;
}

function programsOf(document: PdfDocument, font: PdfDict): PdfStream[] {
  const descriptor = document.value(font, 'FontDescriptor');
  if (!isDict(descriptor)) return [];
  return ['FontFile', 'FontFile2', 'FontFile3']
    .map((key) => document.value(descriptor, key))
    .filter(isStream);
}

function nameAt(document: PdfDocument, dict: PdfDict, key: string): string {
  const value = document.value(dict, key);
  return isName(value) ? value.name : '';
}
