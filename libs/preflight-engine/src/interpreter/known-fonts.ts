import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isRef, type PdfObject } from '../pdf/objects.ts';
import { type FontMetrics, metricsOf } from './font-metrics.ts';

const FONTS_KEPT = 512;

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
