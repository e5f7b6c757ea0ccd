import type { CellRange } from './cell-range.ts';
import { type CoarseGrid, coarseGridOf } from './coarse-grid.ts';
import type { InkRaster } from './ink-raster.ts';
import type { FlatPaint } from './laying.ts';

/** Inks of the lines of type on a page, which no raster has: coarse, and for the eye alone. */
export class TypeMarks {
  readonly grid: CoarseGrid;
  /** By number, as the raster's: 0 to 255 a cell of the grid, undefined of an ink that no type has. */
  readonly planes: (Uint8Array | undefined)[] = [];

  constructor({ width, height }: InkRaster) {
    this.grid = coarseGridOf(width, height);
  }

  /** @param range of the raster's cells that a line of type lies on; it takes the place of type before it */
  add({ left, top, right, bottom }: CellRange, { laying, values }: FlatPaint): void {
    const { factor, width } = this.grid;
    laying.planes.forEach((number, index) => {
      if ((values[index] ?? 0) > 0) this.#plane(number);
    });
    const [first, last] = [Math.floor(left / factor), Math.ceil(right / factor)];
    this.planes.forEach((plane, number) => {
      const value = Math.round((values[laying.planes.indexOf(number)] ?? 0) * laying.alpha);
      for (let row = Math.floor(top / factor); row < Math.ceil(bottom / factor); row += 1)
        plane?.fill(value, row * width + first, row * width + last);
    });
  }

  #plane(number: number): void {
    this.planes[number] ??= new Uint8Array(this.grid.width * this.grid.height);
  }
}
