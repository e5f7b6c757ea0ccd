import { processInks } from '../../interpreter/color-space.ts';
import { keepsUnderWhite } from '../compositing/blend-modes.ts';
import type { CellRange } from '../raster/cell-range.ts';
import type { FlatPaint } from '../compositing/compositing.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { Box } from '../../pdf/boxes.ts';

/** Maximum cells per exported plane. A Letter page has 306 × 396, which is 36 ppi. */
const MAX_CELLS = 150_000;

/** Inks of the text lines on a page, which aren't on the raster: coarse and only for display. */
export class TypeMarks {
  readonly grid: CoarseGrid;
  /** Ink of the letters by the raster's plane number: 0 to 255 per grid cell, undefined for inks without text. */
  readonly planes: (Uint8Array | undefined)[] = [];
  /** How much of the ink under them the letters remove, 0 to 255, likewise; undefined for inks that all text overprints. */
  readonly knockouts: (Uint8Array | undefined)[] = [];

  constructor({ width, height }: InkRaster) {
    this.grid = coarseGridOf(width, height);
  }

  /**
   * @param range raster cells of a text line, which replaces earlier text there
   * @param count of the page's planes so far
   */
  add(range: CellRange, paint: FlatPaint, count: number): void {
    const { compositing, values } = paint;
    for (let number = 0; number < count; number += 1) {
      const value = (values[compositing.planes.indexOf(number)] ?? 0) * compositing.alpha;
      this.#fill(this.planes, number, range, Math.round(value));
      this.#fill(this.knockouts, number, range, Math.round(255 * removedBy(paint, number)));
    }
  }

  #fill(
    planes: (Uint8Array | undefined)[],
    number: number,
    { left, top, right, bottom }: CellRange,
    value: number,
  ): void {
    const { factor, width, height } = this.grid;
    if (value > 0) planes[number] ??= new Uint8Array(width * height);
    const [first, last] = [Math.floor(left / factor), Math.ceil(right / factor)];
    for (let row = Math.floor(top / factor); row < Math.ceil(bottom / factor); row += 1)
      planes[number]?.fill(value, row * width + first, row * width + last);
  }
}

/** The share of a plane's ink that a letter removes where it is painted, 0 to 1. */
export function removedBy({ compositing, values }: FlatPaint, number: number): number {
  const { planes, keeps, alpha, blend } = compositing;
  const index = planes.indexOf(number);
  // What these add to the ink below is the part of the paper that it left free.
  if (keepsUnderWhite(blend)) return (alpha * (values[index] ?? 0)) / 255;
  const isKept = index < 0 && (keeps === 'others' || (keeps === 'spots' && number >= processInks.length));
  return isKept ? 0 : alpha;
}

/** The grid of exported cells; each covers a block of raster cells. */
export interface CoarseGrid {
  factor: number;
  width: number;
  height: number;
}

/** The finest grid over a raster that stays within the cell limit. */
function coarseGridOf(width: number, height: number): CoarseGrid {
  let factor = Math.max(1, Math.floor(Math.sqrt((width * height) / MAX_CELLS)));
  const across = (cells: number) => Math.ceil(cells / factor);
  while (across(width) * across(height) > MAX_CELLS) factor += 1;
  return { factor, width: across(width), height: across(height) };
}

/** The area a grid covers: the page box, extended right and down to fill the last cells. */
export const boxOfGrid = ({ factor, width, height }: CoarseGrid, [x0, , , y1]: Box, cell: number): Box => [
  x0,
  y1 - height * factor * cell,
  x0 + width * factor * cell,
  y1,
];
