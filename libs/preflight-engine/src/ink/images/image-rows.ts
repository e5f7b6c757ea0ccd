import type { Matrix } from '../../interpreter/matrix.ts';
import type { Pixels } from '../../pixels/pixel-job.ts';
import type { DecodedImage } from './decode-images.ts';
import type { ColorInks } from '../color/ink-colors.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { PixelRow } from '../color/pixel-rows.ts';
import type { RowSource, SampledRow } from '../compositing/sampled-cells.ts';

/** Inks of an image, or a stencil's shape in one color, as rows of cells. */
export class ImageRows implements RowSource {
  readonly #image: DecodedImage;
  readonly #inks: ColorInks;
  readonly #fromPage: Matrix;
  readonly #color: number[] = [];
  #row: PixelRow;
  #columns: Int32Array | null = null;

  /** @param fromPage from the page to the unit square */
  constructor(image: DecodedImage, inks: ColorInks, fromPage: Matrix) {
    const { samples, components } = image.pixels;
    this.#image = image;
    this.#inks = inks;
    this.#fromPage = fromPage;
    this.#row = { samples, components, pixels: new Int32Array(), count: 0 };
  }

  read(raster: InkRaster, row: number, left: number, cells: SampledRow): void {
    if (this.#row.pixels.length < cells.count) this.#row.pixels = new Int32Array(2 * cells.count);
    this.#row.count = cells.count;
    this.#place(raster, row, left, cells);
    this.#convert(cells);
  }

  /** Finds each cell's pixel and multiplies its coverage by the pixel's opacity. */
  #place(raster: InkRaster, row: number, left: number, { coverage, count }: SampledRow): void {
    const [a, b, c, d, e, f] = this.#fromPage;
    const { box, cell } = raster;
    const { pixels: own, mask, isStencil } = this.#image;
    const { width, height } = own;
    const { pixels } = this.#row;
    const isOpaque = !mask && !isStencil && !own.alpha;
    const y = box[3] - (row + 0.5) * cell;
    if (isOpaque && b === 0 && c === 0) {
      const start = cellOf(1 - (d * y + f), height) * width;
      const columns = this.#columnsOf(raster);
      for (let at = 0; at < count; at += 1)
        pixels[at] = coverage[at] === 0 ? -1 : start + (columns[left + at] as number);
      return;
    }
    for (let at = 0; at < count; at += 1) {
      pixels[at] = -1;
      if (coverage[at] === 0) continue;
      const x = box[0] + (left + at + 0.5) * cell;
      const u = a * x + c * y + e;
      const v = b * x + d * y + f;
      const pixel = cellOf(1 - v, height) * width + cellOf(u, width);
      if (isOpaque) {
        pixels[at] = pixel;
        continue;
      }
      const share = paintedShare(this.#image, pixel, u, v);
      coverage[at] = (coverage[at] as number) * share;
      if (share > 0) pixels[at] = pixel;
    }
  }

  /** The pixel column that each column of cells shows of an upright image. */
  #columnsOf({ box, cell, width }: InkRaster): Int32Array {
    if (this.#columns) return this.#columns;
    const [a, , , , e] = this.#fromPage;
    const pixels = this.#image.pixels.width;
    const columns = new Int32Array(width);
    for (let column = 0; column < width; column += 1)
      columns[column] = cellOf(a * (box[0] + (column + 0.5) * cell) + e, pixels);
    this.#columns = columns;
    return columns;
  }

  #convert({ values, doubts, count }: SampledRow): void {
    const inks = this.#inks;
    const { samples, components, pixels } = this.#row;
    if (inks.convertRow) {
      doubts.fill(inks.convertRow(this.#row, values), 0, count);
      return;
    }
    const color = this.#color;
    let [last, bits] = [-1, 0];
    for (let at = 0; at < count; at += 1) {
      const pixel = pixels[at] as number;
      if (pixel < 0) continue;
      if (pixel !== last) bits = inks.convert(samples, pixel * components, color, true);
      last = pixel;
      doubts[at] = bits;
      for (let plane = 0; plane < values.length; plane += 1)
        (values[plane] as Uint8ClampedArray)[at] = color[plane] as number;
    }
  }
}

/** 0 to 1: the product of the pixel's alpha, the mask, and a stencil's own coverage. */
function paintedShare(
  { pixels, mask, isStencil }: DecodedImage,
  pixel: number,
  u: number,
  v: number,
): number {
  let share = pixels.alpha ? (pixels.alpha[pixel] as number) / 255 : 1;
  if (isStencil) share *= 1 - (pixels.samples[pixel * pixels.components] as number) / 255;
  if (!mask) return share;
  const there = pixelAt(mask.pixels, u, v);
  const value = (mask.pixels.samples[there * mask.pixels.components] as number) / 255;
  const open = mask.pixels.alpha ? (mask.pixels.alpha[there] as number) / 255 : 1;
  return share * open * (mask.isStencil ? 1 - value : value);
}

const cellOf = (share: number, count: number): number =>
  share <= 0 ? 0 : share >= 1 ? count - 1 : (share * count) | 0;

/** Image rows are stored from the top. */
function pixelAt({ width, height }: Pixels, u: number, v: number): number {
  return cellOf(1 - v, height) * width + cellOf(u, width);
}
