import type { FontMetrics } from '../interpreter/font-metrics.ts';
import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { PdfDict } from '../pdf/objects.ts';
import { type FontFact, fontFactOf, hasProgram } from './font-facts.ts';

/** A font that text is painted with. */
export interface FontUse extends FontFact {
  /** From 1, the first few. */
  pages: number[];
  /** Of its first text. */
  box: Box;
}

const PAGES_NAMED = 20;
const MOST_FONTS = 5_000;

/** Fonts that something is painted with, as against those that are only listed; one of a name once. */
export class FontUses {
  readonly #document: PdfDocument;
  readonly #facts = new WeakMap<PdfDict, FontFact>();
  readonly #uses = new Map<string, FontUse>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  add({ dict }: FontMetrics, page: number, box: Box): void {
    const fact = this.#factOf(dict);
    const key = `${fact.name} ${fact.type} ${fact.embedded}`;
    const use = this.#uses.get(key);
    if (!use) {
      if (this.#uses.size < MOST_FONTS) this.#uses.set(key, { ...fact, pages: [page], box });
    } else if (use.pages.at(-1) !== page && use.pages.length < PAGES_NAMED) {
      use.pages.push(page);
    }
  }

  get all(): FontUse[] {
    return [...this.#uses.values()];
  }

  #factOf(dict: PdfDict): FontFact {
    const known = this.#facts.get(dict);
    if (known) return known;
    const listed = fontFactOf(this.#document, dict);
    const isWhole = listed.type === 'Type3' || hasProgram(this.#document, dict);
    const fact = { ...listed, embedded: listed.embedded && isWhole };
    this.#facts.set(dict, fact);
    return fact;
  }
}
