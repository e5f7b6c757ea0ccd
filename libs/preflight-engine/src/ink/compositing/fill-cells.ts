import { blendRow } from './blend-row.ts';
import { type ClipMask, narrowRow } from '../raster/clip-masks.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { FlatPaint } from './compositing.ts';
import type { InkRow } from '../raster/ink-row.ts';
import { type Polygon, scanFill } from '../raster/scan-fill.ts';
import { eachRun, fillSolid, isSolid } from '../raster/solid-cells.ts';
import type { Layer } from './layer-stack.ts';
import { type Uncertainty, uncertainties } from '../raster/uncertainty.ts';

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
  const total = raster.names.total(compositing.planes, values);
  const hides = isSolid(compositing);
  const rows = new FlatRows(values, doubts);
  return scanFill(polygons, isEvenOdd, clip.range, (row, left, coverage, count) => {
    if (doubts === 0 && raster.model === 'cmyk') raster.notePeak(total * compositing.alpha);
    raster.noteWork(count);
    if (share < 1) for (let at = 0; at < count; at += 1) coverage[at] = (coverage[at] as number) * share;
    narrowRow(clip, row, left, coverage, count);
    const first = row * raster.width + left;
    const blend = (from: number, to: number): void =>
      blendRow(raster, compositing, { first, from, to, coverage, ...rows.upTo(count) });
    if (!hides) return blend(0, count);
    eachRun(
      coverage,
      count,
      (from, to) => fillSolid(raster, compositing.planes, values, doubts, first + from, first + to),
      blend,
    );
  });
}

/** A flat color as rows of cells, made when they are needed. */
class FlatRows {
  readonly #color: readonly number[];
  readonly #doubts: number;
  #rows: Pick<InkRow, 'values' | 'doubts'> = { values: [], doubts: new Uint8Array() };

  constructor(color: readonly number[], doubts: number) {
    this.#color = color;
    this.#doubts = doubts;
  }

  /** Rows of at least so many cells. */
  upTo(count: number): Pick<InkRow, 'values' | 'doubts'> {
    if (this.#rows.doubts.length < count)
      this.#rows = {
        values: this.#color.map((value) => new Uint8ClampedArray(2 * count).fill(value)),
        doubts: new Uint8Array(2 * count).fill(this.#doubts),
      };
    return this.#rows;
  }
}

/** Marks an area as uncertain; its ink stays. */
export const markUncertain = (
  layer: Layer,
  reason: Uncertainty,
  polygons: readonly Polygon[],
  clip: ClipMask,
): void => markDoubts(layer, uncertainties[reason], polygons, clip);

/** The same, with bits of `uncertainties`. */
export function markDoubts(
  { raster }: Layer,
  doubts: number,
  polygons: readonly Polygon[],
  clip: ClipMask,
): void {
  const compositing = { planes: [], keeps: 'others', alpha: 1, blend: 'Normal' } as const;
  fillCells(raster, polygons, false, clip, { compositing, values: [], doubts });
}
