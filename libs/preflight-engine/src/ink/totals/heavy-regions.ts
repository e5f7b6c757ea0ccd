import type { Box } from '../../pdf/boxes.ts';
import type { CellRange } from '../raster/cell-range.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import { isDoubtful } from '../raster/uncertainty.ts';

const MAX_REGIONS = 20;
/** Cells closer than this form one region. */
const TILE = 8;

interface Tile {
  count: number;
  range: CellRange;
}

/** Boxes on the page around cells that certainly exceed the threshold (255 per ink), largest first. */
export function heavyRegions(
  raster: InkRaster,
  totals: Uint16Array,
  within: CellRange,
  threshold: number,
): Box[] {
  const tiles = heavyTiles(raster, totals, within, threshold);
  const regions: Tile[] = [];
  for (const start of tiles.keys()) {
    const region = takeConnected(tiles, start);
    if (region) regions.push(region);
  }
  const { box, cell } = raster;
  return regions
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_REGIONS)
    .map(({ range: { left, top, right, bottom } }) => [
      box[0] + left * cell,
      box[3] - bottom * cell,
      box[0] + right * cell,
      box[3] - top * cell,
    ]);
}

/** Tiles by number, which combines column and row. */
function heavyTiles(
  raster: InkRaster,
  totals: Uint16Array,
  { left, top, right, bottom }: CellRange,
  threshold: number,
): Map<number, Tile> {
  const tiles = new Map<number, Tile>();
  const { width, doubts } = raster;
  for (let row = top; row < bottom; row += 1) {
    const end = Math.min(right, raster.endOfPainted(row));
    for (let column = Math.max(left, raster.firstPainted(row)); column < end; column += 1) {
      const at = row * width + column;
      if ((totals[at] as number) <= threshold || isDoubtful(doubts[at] as number)) continue;
      const number = numberOf(Math.floor(column / TILE), Math.floor(row / TILE));
      const cell = { count: 1, range: { left: column, top: row, right: column + 1, bottom: row + 1 } };
      const known = tiles.get(number);
      tiles.set(number, known ? joined(known, cell) : cell);
    }
  }
  return tiles;
}

/** Removes a tile and all connected tiles from the map. */
function takeConnected(tiles: Map<number, Tile>, start: number): Tile | undefined {
  let region = tiles.get(start);
  tiles.delete(start);
  const waiting = region ? [start] : [];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop())
    for (const [dx, dy] of neighborOffsets) {
      const next = number + numberOf(dx, dy);
      const tile = tiles.get(next);
      if (!tile || !region) continue;
      tiles.delete(next);
      region = joined(region, tile);
      waiting.push(next);
    }
  return region;
}

const ROW = 1_000_000;
const numberOf = (column: number, row: number): number => row * ROW + column;
const neighborOffsets = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

const joined = (a: Tile, b: Tile): Tile => ({
  count: a.count + b.count,
  range: {
    left: Math.min(a.range.left, b.range.left),
    top: Math.min(a.range.top, b.range.top),
    right: Math.max(a.range.right, b.range.right),
    bottom: Math.max(a.range.bottom, b.range.bottom),
  },
});
