import type { PageSpace } from '../pages/page-space.ts';
import type { InkPage } from './ink-page.ts';

/** Writes the RGBA bytes of a cell at offset `to`; `column` and `row` are those of the rotated image. */
export type CellPainter = (
  pixels: Uint8ClampedArray,
  to: number,
  cell: number,
  column: number,
  row: number,
) => void;

/** RGBA pixels, rows from the top. */
interface CellImage {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** One pixel per cell, with the page's rotation applied. */
export function cellImage(page: InkPage, rotate: PageSpace['rotate'], paint: CellPainter): CellImage {
  const { width, height } = page;
  const isUpright = rotate % 180 === 0;
  const image = {
    width: isUpright ? width : height,
    height: isUpright ? height : width,
    data: new Uint8ClampedArray(4 * width * height),
  };
  for (let row = 0, cell = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, cell += 1) {
      const [x, y] = rotated(column, row, page, rotate);
      paint(image.data, 4 * (y * image.width + x), cell, x, y);
    }
  return image;
}

/** The cell's column and row in the rotated image. */
function rotated(
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
