import { blendRow } from './blend-row.ts';
import { type PaintedArea, narrowRow } from '../raster/clip-masks.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { Compositing } from '../raster/ink-row.ts';
import { scanFill } from '../raster/scan-fill.ts';
import { copySolid, eachRun, isSolid } from '../raster/solid-cells.ts';

/** Cells of a row whose colors depend on their position. The arrays may be longer. */
export interface SampledRow {
  count: number;
  /** 0 to 255. */
  coverage: Uint8ClampedArray;
  /** Per plane, the ink of each cell, 0 to 255. */
  values: readonly Uint8ClampedArray[];
  doubts: Uint8Array;
}

/** A source of position-dependent colors, row by row. */
export interface RowSource {
  /**
   * Writes inks and uncertainties of the cells that are covered, and multiplies their coverage by their opacity.
   * @param left column of the first cell
   */
  read(raster: InkRaster, row: number, left: number, cells: SampledRow): void;
}

/** A source of position-dependent colors, cell by cell. */
export interface CellSource {
  /** Uncertainties at the last position sampled. */
  doubts: number;
  /** Work that a cell takes, in cells of flat color, if it is more than usual. */
  cost?: number;
  /**
   * Ink at a position on the page, one value per plane, 0 to 255.
   * @returns alpha, 0 to 1
   */
  sample(x: number, y: number, into: number[]): number;
}

/** Usual cost of a cell, in cells of flat color. */
const COST = 10;
/** Cells between two looks at the limits, because a cell of a row may take long. */
const CHECK_EVERY = 256;

/** Fills polygons with colors sampled at cell centers; false if they can't be filled. */
export function fillRows(
  raster: InkRaster,
  { polygons, isEvenOdd, clip }: PaintedArea,
  compositing: Compositing,
  source: RowSource,
): boolean {
  if (raster.isExhausted) return true;
  const hides = isSolid(compositing);
  let values: Uint8ClampedArray[] = [];
  let doubts = new Uint8Array();
  return scanFill(polygons, isEvenOdd, clip.range, (row, left, coverage, count) => {
    // A single fill may be beyond the limits; then the page isn't judged.
    if (raster.isExhausted) return;
    raster.noteWork(count * COST);
    if (doubts.length < count) {
      values = compositing.planes.map(() => new Uint8ClampedArray(2 * count));
      doubts = new Uint8Array(2 * count);
    }
    narrowRow(clip, row, left, coverage, count);
    source.read(raster, row, left, { count, coverage, values, doubts });
    const first = row * raster.width + left;
    const blend = (from: number, to: number): void =>
      blendRow(raster, compositing, { first, from, to, coverage, values, doubts });
    if (!hides) return blend(0, count);
    const { planes } = compositing;
    const copy = (from: number, to: number) => copySolid(raster, planes, values, doubts, first, from, to);
    eachRun(coverage, count, copy, blend);
  });
}

/** Colors sampled one by one. */
export class SampledCells implements RowSource {
  readonly #source: CellSource;
  readonly #color: number[] = [];

  constructor(source: CellSource) {
    this.#source = source;
  }

  read(raster: InkRaster, row: number, left: number, cells: SampledRow): void {
    const { box, cell } = raster;
    const { count, coverage, values, doubts } = cells;
    const [source, color] = [this.#source, this.#color];
    const y = box[3] - (row + 0.5) * cell;
    const { cost = 0 } = source;
    for (let at = 0; at < count; at += 1) {
      if (cost > 0 && at % CHECK_EVERY === 0) {
        raster.noteWork(Math.min(CHECK_EVERY, count - at) * cost);
        if (raster.isExhausted) return void coverage.fill(0, at, count);
      }
      if (coverage[at] === 0) continue;
      const share = source.sample(box[0] + (left + at + 0.5) * cell, y, color);
      coverage[at] = (coverage[at] as number) * share;
      doubts[at] = source.doubts;
      for (let plane = 0; plane < values.length; plane += 1)
        (values[plane] as Uint8ClampedArray)[at] = color[plane] as number;
    }
  }
}
