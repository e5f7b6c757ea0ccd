import type { Box } from '../../pdf/boxes.ts';

/** Images remembered; a scan has a few layers. */
const MAX_LAYERS = 64;

/**
 * Recognizes a scanned page: nothing but images, with the text read from them hidden under them, or with 1-bit layers for
 * its letters. So is a design that somebody saved as a picture and read the text of.
 */
export class ScanCollector {
  readonly #images: Box[] = [];
  #isDrawn = false;
  #isScanned = false;

  /** @returns false if there are too many to wait for the end of the page */
  addImage(box: Box, kind: 'pixels' | '1-bit' | 'stencil'): boolean {
    if (kind !== 'pixels') this.#isScanned = true;
    if (kind === '1-bit') return true;
    this.#images.push(box);
    return this.#images.length <= MAX_LAYERS;
  }

  addInvisibleText(): void {
    this.#isScanned = true;
  }

  /** Notes a mark that is no image, so the page is no scan. */
  addDrawing(): void {
    this.#isDrawn = true;
  }

  /** The page has nothing but images: it is a scan, or a design saved as a picture. */
  get isPicture(): boolean {
    return this.#images.length > 0 && !this.#isDrawn;
  }

  /** The page is a scan: what its images have at the trim is usually paper. */
  get isScan(): boolean {
    return this.#isScanned && !this.#isDrawn;
  }

  /** Boxes of the page's images, which may reach the trim. */
  images(): readonly Box[] {
    return this.#images.slice(0, MAX_LAYERS);
  }
}
