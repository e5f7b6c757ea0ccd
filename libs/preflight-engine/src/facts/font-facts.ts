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

const MAX_DEPTH = 24;
/** The prefix of a subset font's name: six capitals and a plus. */
const SUBSET = /^[A-Z]{6}\+/;

/** All fonts in the resources visited, once each, as in pdffonts. */
export class FontCollector {
  readonly fonts: FontFact[] = [];
  readonly #document: PdfDocument;
  readonly #seen = new Set<string>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  addResources(object: PdfObject, depth = 0): void {
    const resources = this.#document.resolve(object);
    if (depth > MAX_DEPTH || !isDict(resources) || !this.#isNew(object)) return;
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

  /** A direct object has no reference and is always new. */
  #isNew(object: PdfObject): boolean {
    if (!isRef(object)) return true;
    if (this.#seen.has(object.key)) return false;
    this.#seen.add(object.key);
    return true;
  }
}

/** Bytes of a font program to read. */
const FIRST_BYTES = 512;

/** An empty program isn't embedded. One that is too large or can't be decoded counts as embedded. */
function hasBytes(document: PdfDocument, program: PdfObject): boolean {
  if (!isStream(program)) return false;
  try {
    return document.decode(program, { rawBytes: FIRST_BYTES }).bytes.length > 0;
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return true;
  }
}

/** Facts from a font dictionary. A font that references a program counts as embedded, as in pdffonts. */
export function fontFactOf(document: PdfDocument, font: PdfDict): FontFact {
  const subtype = document.value(font, 'Subtype');
  const inner = innerOf(document, font);
  const name = nameAt(document, font, 'BaseFont') || nameAt(document, inner, 'BaseFont');
  const type = nameAt(document, inner, 'Subtype') || (isName(subtype) ? subtype.name : '');
  const embedded = type === 'Type3' || programsOf(document, inner).length > 0;
  return { name, type, embedded, subset: SUBSET.test(name) };
}

/** Whether the referenced font program has any content. */
export const hasProgram = (document: PdfDocument, font: PdfDict): boolean =>
  programsOf(document, innerOf(document, font)).some((program) => hasBytes(document, program));

/** The descendant of a composite font. */
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
