import { blendRow } from './blend-row.ts';
import { type ClipMask, narrowRow } from './clip-masks.ts';
import type { InkRaster } from './ink-raster.ts';
import type { FlatPaint } from './compositing.ts';
import { type Polygon, scanFill } from './scan-fill.ts';

/**
 * Fills polygons with a flat color.
 * @param share factor for the coverage, 0 to 1: below 1 for lines drawn wider than they are
 * @returns whether it was filled
 */
export function fillCells(
  raster: InkRaster,
  polygons: readonly Polygon[],
  isEvenOdd: boolean,
  clip: ClipMask,
  { compositing, values, doubts }: FlatPaint,
  share = 1,
): boolean {
  if (raster.isExhausted) return true;
  let rows: Uint8ClampedArray[] = [];
  let doubtRow = new Uint8Array();
  const total = values.reduce((sum, value) => sum + value, 0) / 2.55;
  return scanFill(polygons, isEvenOdd, clip.range, (row, left, coverage) => {
    if (doubts === 0) raster.notePeak(total * compositing.alpha);
    raster.noteWork(coverage.length);
    if (doubtRow.length !== coverage.length) {
      rows = values.map((value) => new Uint8ClampedArray(coverage.length).fill(value));
      doubtRow = new Uint8Array(coverage.length).fill(doubts);
    }
    if (share < 1)
      for (let at = 0; at < coverage.length; at += 1) coverage[at] = (coverage[at] as number) * share;
    narrowRow(clip, row, left, coverage);
    const first = row * raster.width + left;
    blendRow(raster, compositing, {
      first,
      count: coverage.length,
      coverage,
      values: rows,
      doubts: doubtRow,
    });
  });
}
