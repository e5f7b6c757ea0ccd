import type { PageSpace } from '../pages/page-space.ts';
import type { InkPage } from './ink-page.ts';

/** Red, green, blue and cover of a cell, 0 to 255 each, written from a place on. */
export type CellPainter = (
  pixels: Uint8ClampedArray,
  to: number,
  cell: number,
  column: number,
  row: number,
) => void;

/** Pixels of four bytes, rows from the top, as a canvas takes them. */
export interface CellPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Of a page's cells, a pixel each, turned as its reader sees it. */
export function cellPicture(page: InkPage, rotate: PageSpace['rotate'], paint: CellPainter): CellPicture {
  const { width, height } = page;
  const isUpright = rotate % 180 === 0;
  const picture = {
    width: isUpright ? width : height,
    height: isUpright ? height : width,
    data: new Uint8ClampedArray(4 * width * height),
  };
  for (let row = 0, cell = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, cell += 1) {
      const [x, y] = turned(column, row, page, rotate);
      paint(picture.data, 4 * (y * picture.width + x), cell, x, y);
    }
  return picture;
}

/** Where a cell comes to lie, from the picture's top left. */
function turned(
  column: number,
  row: number,
  { width, height }: InkPage,
  rotate: PageSpace['rotate'],
): readonly [number, number] {
  if (rotate === 90) return [height - 1 - row, column];
  if (rotate === 180) return [width - 1 - column, height - 1 - row];
  if (rotate === 270) return [row, width - 1 - column];
  return [column, row];
}
