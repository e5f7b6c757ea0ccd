import type { Box } from '../pdf/boxes.ts';

/** Cells of one plane that is handed out: a Letter page has 306 × 396 of them, which is 36 ppi. */
const MOST_CELLS = 150_000;

/** Cells of a page that is to be looked at: so many of the painted ones, each way, make one. */
export interface CoarseGrid {
  factor: number;
  width: number;
  height: number;
}

/** The finest grid of a raster's cells that has no more of them than are handed out. */
export function coarseGridOf(width: number, height: number): CoarseGrid {
  let factor = Math.max(1, Math.floor(Math.sqrt((width * height) / MOST_CELLS)));
  const across = (cells: number) => Math.ceil(cells / factor);
  while (across(width) * across(height) > MOST_CELLS) factor += 1;
  return { factor, width: across(width), height: across(height) };
}

/** What a grid covers: the page's box, and beyond it to the right and below what fills its last cells. */
export const boxOfGrid = ({ factor, width, height }: CoarseGrid, [x0, , , y1]: Box, cell: number): Box => [
  x0,
  y1 - height * factor * cell,
  x0 + width * factor * cell,
  y1,
];
