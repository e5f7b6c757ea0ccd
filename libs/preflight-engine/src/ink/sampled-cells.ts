import { blendRow } from './blend-row.ts';
import { type ClipMask, narrowRow } from './clip-masks.ts';
import type { InkRaster } from './ink-raster.ts';
import type { Compositing } from './ink-row.ts';
import { type Polygon, scanFill } from './scan-fill.ts';

/** A source of position-dependent colors. */
export interface CellSource {
  /** Uncertainties at the last position sampled. */
  doubts: number;
  /**
   * Ink at a position on the page, one value per plane, 0 to 255.
   * @returns alpha, 0 to 1
   */
  sample(x: number, y: number, into: number[]): number;
}

/** Cost of a cell, in cells of flat color. */
const COST = 10;

/** Fills polygons with colors sampled at cell centers; false if they can't be filled. */
export function fillSampled(
  raster: InkRaster,
  polygons: readonly Polygon[],
  isEvenOdd: boolean,
  clip: ClipMask,
  compositing: Compositing,
  source: CellSource,
): boolean {
  if (raster.isExhausted) return true;
  const color: number[] = [];
  let values: Uint8ClampedArray[] = [];
  let doubts = new Uint8Array();
  return scanFill(polygons, isEvenOdd, clip.range, (row, left, coverage) => {
    const count = coverage.length;
    raster.noteWork(count * COST);
    if (doubts.length !== count) {
      values = compositing.planes.map(() => new Uint8ClampedArray(count));
      doubts = new Uint8Array(count);
    }
    narrowRow(clip, row, left, coverage);
    const y = raster.box[3] - (row + 0.5) * raster.cell;
    for (let at = 0; at < count; at += 1) {
      if (coverage[at] === 0) continue;
      const share = source.sample(raster.box[0] + (left + at + 0.5) * raster.cell, y, color);
      coverage[at] = (coverage[at] as number) * share;
      doubts[at] = source.doubts;
      for (let plane = 0; plane < values.length; plane += 1)
        (values[plane] as Uint8ClampedArray)[at] = color[plane] as number;
    }
    blendRow(raster, compositing, { first: row * raster.width + left, count, coverage, values, doubts });
  });
}
