import type { CellRange } from './cell-range.ts';
import { type CoarseGrid, coarseGridOf } from './coarse-grid.ts';
import type { InkRaster } from './ink-raster.ts';
import type { FlatPaint } from './compositing.ts';

/** Inks of the text lines on a page, which aren't on the raster: coarse and only for display. */
export class TypeMarks {
  readonly grid: CoarseGrid;
  /** By the raster's plane number: 0 to 255 per grid cell, undefined for inks without text. */
  readonly planes: (Uint8Array | undefined)[] = [];

  constructor({ width, height }: InkRaster) {
    this.grid = coarseGridOf(width, height);
  }

  /** @param range raster cells of a text line, which replaces earlier text there */
  add({ left, top, right, bottom }: CellRange, { compositing, values }: FlatPaint): void {
    const { factor, width } = this.grid;
    compositing.planes.forEach((number, index) => {
      if ((values[index] ?? 0) > 0) this.#plane(number);
    });
    const [first, last] = [Math.floor(left / factor), Math.ceil(right / factor)];
    this.planes.forEach((plane, number) => {
      const value = Math.round((values[compositing.planes.indexOf(number)] ?? 0) * compositing.alpha);
      for (let row = Math.floor(top / factor); row < Math.ceil(bottom / factor); row += 1)
        plane?.fill(value, row * width + first, row * width + last);
    });
  }

  #plane(number: number): void {
    this.planes[number] ??= new Uint8Array(this.grid.width * this.grid.height);
  }
}
