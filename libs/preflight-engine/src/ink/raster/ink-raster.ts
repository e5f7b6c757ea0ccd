import type { Box } from '../../pdf/boxes.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import type { CellRange } from './cell-range.ts';
import { InkBudget, TOO_MUCH } from '../ink-budget.ts';
import { PlaneNames } from './plane-names.ts';

/** Maximum cells of a raster; a larger page has larger cells. */
const MAX_CELLS = 4_000_000;
/** Maximum filled cells per raster, overlaps included: about a thousand page areas, or some seconds. */
const MAX_WORK = 500_000_000;

/** What the first planes hold: four process inks; or what red, green and blue light lack, in three planes. */
export type ProcessModel = 'cmyk' | 'rgb';

/** What a non-isolated group is painted on. */
export interface Backdrop {
  planes: readonly (Uint8ClampedArray | undefined)[];
  /** Per cell, 0 to 255. */
  alpha: Uint8ClampedArray;
}

export interface RasterOptions {
  /** Cell size in page units; by default 1 or what the cell limit needs. */
  cell?: number;
  names?: PlaneNames;
  model?: ProcessModel;
  /** Whether each cell has an opacity, as in a group; a page is opaque paper. */
  hasAlpha?: boolean;
  backdrop?: Backdrop | null;
  isKnockout?: boolean;
}

/** One byte per cell, 0 no ink to 255 full, for each ink of a page or group. Rows from the top. */
export class InkRaster {
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  /** Cell size in page units; 1 is 72 dpi. */
  readonly cell: number;
  readonly model: ProcessModel;
  readonly names: PlaneNames;
  /** Cells of each plane, by its number; a plane is allocated when it is first used. */
  readonly planes: (Uint8ClampedArray | undefined)[] = [];
  /** Opacity of each cell, 0 to 255; null for a page. */
  readonly alpha: Uint8ClampedArray | null;
  readonly backdrop: Backdrop | null;
  readonly isKnockout: boolean;
  /** Uncertainties of each cell. */
  readonly doubts: Uint8Array;
  /** Per row, the columns that something was painted on: from one on and before another. */
  readonly #painted: Int32Array;
  readonly #budget: InkBudget;
  #peak = 0;
  #work = 0;

  /** @param budget of the document */
  constructor(box: Box, budget = new InkBudget(), options: RasterOptions = {}) {
    const { cell, names = new PlaneNames(), model = 'cmyk', hasAlpha = false, backdrop = null } = options;
    this.#budget = budget;
    const [width, height] = [Math.max(1, box[2] - box[0]), Math.max(1, box[3] - box[1])];
    this.box = box;
    this.names = names;
    this.model = model;
    this.backdrop = backdrop;
    this.isKnockout = options.isKnockout ?? false;
    this.cell = cell ?? Math.max(1, Math.sqrt((width * height) / MAX_CELLS));
    this.width = Math.max(1, Math.floor(width / this.cell + 0.999));
    this.height = Math.max(1, Math.floor(height / this.cell + 0.999));
    this.doubts = new Uint8Array(this.width * this.height);
    this.#painted = new Int32Array(2 * this.height);
    this.alpha = hasAlpha ? new Uint8ClampedArray(this.width * this.height) : null;
    // In a knockout group no mark is painted on another, so it starts empty and asks for the backdrop for each mark.
    for (const [number, plane] of this.isKnockout ? [] : (backdrop?.planes.entries() ?? []))
      if (plane) this.planes[number] = plane.slice();
  }

  get inks(): readonly string[] {
    return this.names.all;
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

  plane(number: number): Uint8ClampedArray {
    const made = this.planes[number] ?? new Uint8ClampedArray(this.width * this.height);
    this.planes[number] = made;
    return made;
  }

  /** Notes that cells of one row are painted on. @param at index of the first */
  touch(at: number, count: number): void {
    if (count <= 0) return;
    const row = (at / this.width) | 0;
    const from = at - row * this.width;
    const painted = this.#painted;
    const [first, last] = [painted[2 * row] as number, painted[2 * row + 1] as number];
    if (first === last) {
      painted[2 * row] = from;
      painted[2 * row + 1] = from + count;
      return;
    }
    if (from < first) painted[2 * row] = from;
    if (from + count > last) painted[2 * row + 1] = from + count;
  }

  /** The first column of a row that anything was painted on; the cells before it are empty. */
  firstPainted(row: number): number {
    return this.#painted[2 * row] as number;
  }

  /** The column after the last one that anything was painted on. */
  endOfPainted(row: number): number {
    return this.#painted[2 * row + 1] as number;
  }

  /** A raster over some of these cells, for a group. */
  part(range: CellRange, options: RasterOptions): InkRaster {
    const { box, cell, names } = this;
    // A hundredth of a cell less, so that rounding adds no row.
    const less = cell / 100;
    const part: Box = [
      box[0] + range.left * cell,
      box[3] - range.bottom * cell + less,
      box[0] + range.right * cell - less,
      box[3] - range.top * cell,
    ];
    return new InkRaster(part, this.#budget, { ...options, cell, names });
  }

  /** This raster's first cell, in columns and rows of another with the same cells. */
  offsetIn(other: InkRaster): { column: number; row: number } {
    return {
      column: Math.round((this.box[0] - other.box[0]) / this.cell),
      row: Math.round((other.box[3] - this.box[3]) / this.cell),
    };
  }

  /** The column of cells, with a fraction, at a position on the page. */
  column(x: number): number {
    return (x - this.box[0]) / this.cell;
  }

  row(y: number): number {
    return (this.box[3] - y) / this.cell;
  }
}
