import type { Box } from '../pdf/boxes.ts';

/** Maximum cells per exported plane. A Letter page has 306 × 396, which is 36 ppi. */
const MAX_CELLS = 150_000;

/** The grid of exported cells; each covers a block of raster cells. */
export interface CoarseGrid {
  factor: number;
  width: number;
  height: number;
}

/** The finest grid over a raster that stays within the cell limit. */
export function coarseGridOf(width: number, height: number): CoarseGrid {
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
