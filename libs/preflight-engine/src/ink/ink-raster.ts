import { PROCESS_INKS } from '../interpreter/color-space.ts';
import type { Box } from '../pdf/boxes.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { InkBudget, TOO_MUCH } from './ink-budget.ts';

/** Cells of one raster; a larger page has larger cells. */
const MOST_CELLS = 4_000_000;
const MOST_SPOTS = 8;
/** Cells that are filled with flat colour, one mark over another: about a thousand pages' worth, and some seconds. */
const MOST_WORK = 500_000_000;

/** One byte a cell, 0 no ink to 255 full, for each ink of a page. Rows from the top. */
export class InkRaster {
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  /** Side of a cell, in the page's units; 1 is 72 dpi. */
  readonly cell: number;
  /** By number: 0 to 3 are the process inks. Made when the ink is first painted; they round by themselves. */
  readonly planes: (Uint8ClampedArray | undefined)[] = [];
  /** Uncertainties of each cell. */
  readonly doubts: Uint8Array;
  readonly #names: string[] = [...PROCESS_INKS];
  readonly #budget: InkBudget;
  #peak = 0;
  #work = 0;

  /** @param budget of the document that the page is of */
  constructor(box: Box, budget = new InkBudget()) {
    this.#budget = budget;
    const [width, height] = [Math.max(1, box[2] - box[0]), Math.max(1, box[3] - box[1])];
    this.box = box;
    this.cell = Math.max(1, Math.sqrt((width * height) / MOST_CELLS));
    this.width = Math.max(1, Math.floor(width / this.cell + 0.999));
    this.height = Math.max(1, Math.floor(height / this.cell + 0.999));
    this.doubts = new Uint8Array(this.width * this.height);
  }

  get inks(): readonly string[] {
    return this.#names;
  }

  /** Highest ink sum of a mark, per cent, however small it is and whatever covers it. */
  get peak(): number {
    return this.#peak;
  }

  /** More was painted than a page has any business to: from here on nothing is. */
  get isExhausted(): boolean {
    return this.#work > MOST_WORK || this.#budget.isPageOver;
  }

  /** @param cells or as many as it costs as much as */
  noteWork(cells: number): void {
    this.#work += cells;
    this.#budget.noteWork(cells);
  }

  /** Of each mark, painted or not. @throws PdfError limit, which ends the page */
  noteMark(): void {
    this.#budget.noteMark();
    if (this.isExhausted) throw new PdfError('limit', TOO_MUCH);
  }

  notePeak(total: number): void {
    this.#peak = Math.max(this.#peak, total);
  }

  /** Number of an ink's plane; -1 for a spot ink beyond those that are kept. */
  planeOf(ink: string): number {
    const known = this.#names.indexOf(ink);
    if (known >= 0) return known;
    if (this.#names.length >= PROCESS_INKS.length + MOST_SPOTS) return -1;
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
