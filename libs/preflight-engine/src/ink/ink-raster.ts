import { processInks } from '../interpreter/color-space.ts';
import type { Box } from '../pdf/boxes.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { InkBudget, TOO_MUCH } from './ink-budget.ts';

/** Maximum cells of a raster; a larger page has larger cells. */
const MAX_CELLS = 4_000_000;
const MAX_SPOTS = 8;
/** Maximum filled cells per raster, overlaps included: about a thousand page areas, or some seconds. */
const MAX_WORK = 500_000_000;

/** One byte per cell, 0 no ink to 255 full, for each ink of a page. Rows from the top. */
export class InkRaster {
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  /** Cell size in page units; 1 is 72 dpi. */
  readonly cell: number;
  /** By plane number: 0 to 3 are the process inks. Allocated on first use. */
  readonly planes: (Uint8ClampedArray | undefined)[] = [];
  /** Uncertainties of each cell. */
  readonly doubts: Uint8Array;
  readonly #names: string[] = [...processInks];
  readonly #budget: InkBudget;
  #peak = 0;
  #work = 0;

  /** @param budget of the document */
  constructor(box: Box, budget = new InkBudget()) {
    this.#budget = budget;
    const [width, height] = [Math.max(1, box[2] - box[0]), Math.max(1, box[3] - box[1])];
    this.box = box;
    this.cell = Math.max(1, Math.sqrt((width * height) / MAX_CELLS));
    this.width = Math.max(1, Math.floor(width / this.cell + 0.999));
    this.height = Math.max(1, Math.floor(height / this.cell + 0.999));
    this.doubts = new Uint8Array(this.width * this.height);
  }

  get inks(): readonly string[] {
    return this.#names;
  }

  /** Highest ink sum of any mark, percent, however small and even if covered. */
  get peak(): number {
    return this.#peak;
  }

  /** The fill limit is reached; nothing more is painted. */
  get isExhausted(): boolean {
    return this.#work > MAX_WORK || this.#budget.isPageOver;
  }

  /** @param cells or the equivalent cost */
  noteWork(cells: number): void {
    this.#work += cells;
    this.#budget.noteWork(cells);
  }

  /** Called for every mark, painted or not. @throws PdfError limit, which ends the page */
  noteMark(): void {
    this.#budget.noteMark();
    if (this.isExhausted) throw new PdfError('limit', TOO_MUCH);
  }

  notePeak(total: number): void {
    this.#peak = Math.max(this.#peak, total);
  }

  /** Plane number of an ink; -1 for spot colors beyond the limit. */
  planeOf(ink: string): number {
    const known = this.#names.indexOf(ink);
    if (known >= 0) return known;
    if (this.#names.length >= processInks.length + MAX_SPOTS) return -1;
    return this.#names.push(ink) - 1;
  }

  plane(number: number): Uint8ClampedArray {
    const made = this.planes[number] ?? new Uint8ClampedArray(this.width * this.height);
    this.planes[number] = made;
    return made;
  }

  /** From the page to cells. */
  column(x: number): number {
    return (x - this.box[0]) / this.cell;
  }

  row(y: number): number {
    return (this.box[3] - y) / this.cell;
  }
}
