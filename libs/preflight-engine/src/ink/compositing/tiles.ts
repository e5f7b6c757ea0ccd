import { inverse, type Matrix, multiply, unitSizes } from '../../interpreter/matrix.ts';
import type { PaintedTile } from '../../interpreter/visitor.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { InkBudget } from '../ink-budget.ts';
import { InkRaster } from '../raster/ink-raster.ts';
import type { CellSource } from './sampled-cells.ts';

/** Cells of the largest tile; a larger one has larger cells. */
const MAX_CELLS = 1_000_000;
/** Bytes of all tiles in memory; twenty of the largest. */
const MAX_BYTES = 128_000_000;
/** Bytes of a tile without cells. */
const PLAIN_BYTES = 1_000;
/** Steps shorter than this, in cells, are averaged: no cell shows a single place of the tile. */
const FINE = 2;

interface Tile {
  raster: InkRaster;
  /** From pattern space to the raster's space, which has page units but the pattern's directions. */
  scale: readonly [x: number, y: number];
  box: Box;
  step: readonly [x: number, y: number];
}

/**
 * The tiles of a page's tiling patterns, rendered once each. Those not used for longest make room for others; what is
 * painted with them later is uncertain. ISO 32000-1, 8.7.3.
 */
export class Tiles {
  readonly #budget: InkBudget;
  readonly #known = new Map<string, Tile>();
  #bytes = 0;

  constructor(budget: InkBudget) {
    this.#budget = budget;
  }

  /** A raster for a tile, at the size at which it is painted; null if it has no area. */
  place(
    { matrix, box }: PaintedTile,
    { names, model, cell }: InkRaster,
  ): { raster: { width: number; height: number; make: () => InkRaster }; matrix: Matrix } | null {
    const [sx, sy] = unitSizes(matrix);
    const area: Box = [box[0] * sx, box[1] * sy, box[2] * sx, box[3] * sy];
    const cells = ((area[2] - area[0]) * (area[3] - area[1])) / (cell * cell);
    if (!Number.isFinite(cells) || cells <= 0) return null;
    const size = cell * Math.max(1, Math.sqrt(cells / MAX_CELLS));
    const make = () => new InkRaster(area, this.#budget, { cell: size, names, model, hasAlpha: true });
    const [width, height] = [Math.ceil((area[2] - area[0]) / size), Math.ceil((area[3] - area[1]) / size)];
    return { raster: { width, height, make }, matrix: [sx, 0, 0, sy, 0, 0] };
  }

  keep({ key, box, step }: PaintedTile, raster: InkRaster, [sx, , , sy]: Matrix): void {
    this.#forget(key);
    this.#known.set(key, { raster, scale: [sx, sy], box, step });
    this.#bytes += bytesOf(raster);
    for (const oldest of this.#known.keys()) {
      if (this.#bytes <= MAX_BYTES || oldest === key) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const tile = this.#known.get(key);
    if (tile && this.#known.delete(key)) this.#bytes -= bytesOf(tile.raster);
  }

  /** The tile of a key, which is the last to make room now. */
  #use(key: string): Tile | undefined {
    const tile = this.#known.get(key);
    if (tile && this.#known.delete(key)) this.#known.set(key, tile);
    return tile;
  }

  /** The planes of a pattern, and its colors by position; null for one that isn't known or has another process model. */
  source(
    key: string | null,
    matrix: Matrix,
    { model, cell }: InkRaster,
  ): { planes: readonly number[]; source: CellSource } | null {
    const tile = key === null ? undefined : this.#use(key);
    const fromPage = inverse(matrix);
    if (!tile || tile.raster.model !== model || !fromPage) return null;
    const { raster, scale, box } = tile;
    const [stepX, stepY] = [tile.step[0] || box[2] - box[0], tile.step[1] || box[3] - box[1]].map(Math.abs);
    if (!stepX || !stepY) return null;
    const process = model === 'cmyk' ? [0, 1, 2, 3] : [0, 1, 2];
    const spots = raster.planes.flatMap((plane, number) => (plane && number > 3 ? [number] : []));
    const planes = [...process, ...spots];
    const [wide, high] = [stepX * scale[0], stepY * scale[1]];
    const isFine = wide < FINE * cell || high < FINE * cell;
    const mean = isFine ? meanOf(raster, planes, (wide * high) / raster.cell ** 2) : null;
    const [a, b, c, d, e, f] = multiply(fromPage, [scale[0], 0, 0, scale[1], 0, 0]);
    const painted = planes.map((number) => raster.planes[number]);
    const source: CellSource = {
      doubts: 0,
      sample: (x, y, into) => {
        if (mean) {
          source.doubts = mean.doubts;
          mean.colors.forEach((value, index) => (into[index] = value));
          return mean.share;
        }
        const px = a * x + c * y + e - raster.box[0];
        const py = b * x + d * y + f - raster.box[1];
        const tx = px - Math.floor(px / wide) * wide;
        const ty = py - Math.floor(py / high) * high;
        const column = Math.floor(tx / raster.cell);
        const row = Math.floor((raster.box[3] - raster.box[1] - ty) / raster.cell);
        if (column >= raster.width || row < 0 || row >= raster.height) return 0;
        const at = row * raster.width + column;
        source.doubts = raster.doubts[at] as number;
        for (let index = 0; index < painted.length; index += 1) {
          const plane = painted[index];
          into[index] = plane ? (plane[at] as number) : 0;
        }
        return raster.alpha ? (raster.alpha[at] as number) / 255 : 1;
      },
    };
    return { planes, source };
  }
}

/** Memory of a tile's inks, opacity and uncertainties. A finished tile gets no further inks. */
const bytesOf = ({ planes, doubts }: InkRaster): number =>
  PLAIN_BYTES + doubts.length * (2 + planes.filter(Boolean).length);

/** The average color of a tile and its coverage over one step. */
function meanOf(
  { planes: all, alpha, doubts }: InkRaster,
  planes: readonly number[],
  cells: number,
): { colors: number[]; share: number; doubts: number } {
  const sums = planes.map(() => 0);
  let [opacity, bits] = [0, 0];
  for (let at = 0; at < doubts.length; at += 1) {
    const share = (alpha?.[at] ?? 255) / 255;
    opacity += share;
    bits |= doubts[at] as number;
    planes.forEach(
      (number, index) => (sums[index] = (sums[index] as number) + share * (all[number]?.[at] ?? 0)),
    );
  }
  return {
    colors: sums.map((sum) => (opacity === 0 ? 0 : sum / opacity)),
    share: Math.min(1, opacity / Math.max(1, cells)),
    doubts: bits,
  };
}
