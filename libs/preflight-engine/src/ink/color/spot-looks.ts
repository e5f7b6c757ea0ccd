import { type ColorSpace, processInks } from '../../interpreter/color-space.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import type { PdfObject } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { type FlatSamples, flatSamplesOf } from './flat-samples.ts';
import { functionOf } from '../functions/pdf-function.ts';

/** sRGB, 0 to 255. */
export type Look = readonly [red: number, green: number, blue: number];

/** Spot colors beyond these have no look, so that memory doesn't grow with a hostile file. */
const MAX_LOOKS = 64;
/** Inks of a space whose looks are read. */
const MAX_INKS = 8;

/** How full spot colors look on screen: by the alternate color of the space that uses them first. */
export class SpotLooks {
  readonly #document: PdfDocument;
  readonly #seen = new WeakSet<ColorSpace>();
  readonly #looks = new Map<string, Look>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Undefined for process inks, and for spot colors whose alternate can't be read. */
  of(ink: string): Look | undefined {
    return this.#looks.get(ink);
  }

  /** @param lightOf the sRGB color of an alternate space's samples, 0 to 255 per component */
  note(space: ColorSpace, lightOf: (samples: FlatSamples) => Look): void {
    if (this.#seen.has(space) || this.#looks.size >= MAX_LOOKS) return;
    this.#seen.add(space);
    const { base, tint, inks } = space;
    const isNew = (ink: string) => !processInks.includes(ink) && !this.#looks.has(ink);
    if (!base || tint === undefined || inks.length > MAX_INKS || !inks.some(isNew)) return;
    const toBase = this.#functionOf(tint);
    inks.forEach((ink, index) => {
      if (!toBase || !isNew(ink) || this.#looks.size >= MAX_LOOKS) return;
      const values = toBase(...inks.map((_, other) => (other === index ? 1 : 0)));
      const samples = flatSamplesOf(this.#document, { space: base, values });
      if (samples) this.#looks.set(ink, lightOf(samples));
    });
  }

  #functionOf(tint: PdfObject) {
    try {
      return functionOf(this.#document, tint);
    } catch (error) {
      if (error instanceof PdfError) return null;
      throw error;
    }
  }
}
