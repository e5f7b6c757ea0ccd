import type { FontMetrics } from '../interpreter/font-metrics.ts';
import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { type PdfDict, isDict, isName, isStream, type PdfStream } from '../pdf/objects.ts';
import { type FontFact, fontFactOf, hasProgram } from './font-facts.ts';
import { PdfError } from '../pdf/pdf-error.ts';

/** Glyphs looked into; the first ones may be blank. */
const GLYPHS = 8;
/** Bytes of a procedure before its image starts. */
const FIRST_BYTES = 512;
const INLINE_IMAGE = /(?:^|\s)BI\s/;
const PAINTED_NAME = /\/([^\s/]+)\s+Do(?:\s|$)/;

/** A font used by painted text. */
export interface FontUse extends FontFact {
  /** Page numbers, from 1. */
  pages: number[];
  /** The box of its first text on each of the first pages. */
  boxes: Box[];
  /** A Type 3 font whose glyphs are images; others are drawn as outlines. */
  isBitmap: boolean;
}

type UsedFont = Omit<FontUse, 'pages' | 'boxes'>;

const PAGES_WITH_PLACE = 100;
const MAX_FONTS = 5_000;
/** Limit for all fonts together, so that memory doesn't grow with fonts times pages. */
const MAX_PLACES = 20_000;
const MAX_PAGES = 1_000_000;

/** Fonts that text is painted with, once per name; other fonts are only listed in resources. */
export class FontUses {
  readonly #document: PdfDocument;
  readonly #facts = new WeakMap<PdfDict, UsedFont>();
  readonly #uses = new Map<string, FontUse>();
  #pages = 0;
  #places = 0;
  /** The font of the last text: most text is in the font of the text before. */
  #last: { dict: PdfDict; page: number } | null = null;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  add({ dict }: FontMetrics, page: number, box: Box): void {
    if (this.#last?.dict === dict && this.#last.page === page) return;
    this.#last = { dict, page };
    const fact = this.#factOf(dict);
    const key = `${fact.name} ${fact.type} ${fact.embedded} ${fact.isBitmap}`;
    const known = this.#uses.get(key);
    if (known?.pages.at(-1) === page) return;
    if (!known && this.#uses.size >= MAX_FONTS) return;
    const use = known ?? { ...fact, pages: [], boxes: [] };
    if (!known) this.#uses.set(key, use);
    else if (this.#pages >= MAX_PAGES) return;
    use.pages.push(page);
    this.#pages += 1;
    if (known && (use.boxes.length >= PAGES_WITH_PLACE || this.#places >= MAX_PLACES)) return;
    use.boxes.push(box);
    this.#places += 1;
  }

  get all(): FontUse[] {
    return [...this.#uses.values()];
  }

  #factOf(dict: PdfDict): UsedFont {
    const known = this.#facts.get(dict);
    if (known) return known;
    const listed = fontFactOf(this.#document, dict);
    const isDrawn = listed.type === 'Type3';
    const fact = {
      ...listed,
      embedded: listed.embedded && (isDrawn || hasProgram(this.#document, dict)),
      isBitmap: isDrawn && hasImageGlyphs(this.#document, dict),
    };
    this.#facts.set(dict, fact);
    return fact;
  }
}

/** Whether a Type 3 font paints images, which have a resolution, instead of outlines. */
function hasImageGlyphs(document: PdfDocument, font: PdfDict): boolean {
  const glyphs = document.value(font, 'CharProcs');
  if (!isDict(glyphs)) return false;
  return [...glyphs.entries]
    .slice(0, GLYPHS)
    .map(([name]) => document.value(glyphs, name))
    .filter(isStream)
    .some((procedure) => paintsImage(document, font, procedure));
}

function paintsImage(document: PdfDocument, font: PdfDict, procedure: PdfStream): boolean {
  const start = startOf(document, procedure);
  if (INLINE_IMAGE.test(start)) return true;
  const name = PAINTED_NAME.exec(start)?.[1];
  const resources = document.value(font, 'Resources');
  const objects = isDict(resources) ? document.value(resources, 'XObject') : null;
  const painted = name !== undefined && isDict(objects) ? document.value(objects, name) : null;
  return isStream(painted) && isName(document.value(painted.dict, 'Subtype'), 'Image');
}

function startOf(document: PdfDocument, procedure: PdfStream): string {
  try {
    const { bytes } = document.decode(procedure, { rawBytes: FIRST_BYTES });
    return Buffer.from(bytes.subarray(0, FIRST_BYTES)).toString('latin1');
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return '';
  }
}
