import type { PdfFunction } from '../functions/pdf-function.ts';
import type { GraphicsState } from '../../interpreter/graphics-state.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import type { CellRange } from './cell-range.ts';
import { TOO_MUCH } from '../ink-budget.ts';
import type { InkRaster } from './ink-raster.ts';

/** A rendered soft mask. */
export class SoftMask {
  /** Page units of its upper left corner. */
  readonly left: number;
  readonly top: number;
  /** Cells. */
  readonly width: number;
  readonly height: number;
  /** 0 hides, 255 shows, per cell. */
  readonly values: Uint8Array;
  /** The value beyond these cells. */
  readonly outside: number;

  private constructor(raster: InkRaster, values: Uint8Array, outside: number) {
    // Not the raster itself, whose planes take much more memory.
    this.left = raster.box[0];
    this.top = raster.box[3];
    this.width = raster.width;
    this.height = raster.height;
    this.values = values;
    this.outside = outside;
  }

  /**
   * @param backdrop luminosity of what the group is painted on, 0 to 1; null for a mask of the group's opacity
   * @param transfer null for none
   */
  static of(raster: InkRaster, backdrop: number | null, transfer: PdfFunction | null): SoftMask {
    const table = Uint8ClampedArray.from({ length: 256 }, (_, value) =>
      transfer ? (transfer(value / 255)[0] ?? 0) * 255 : value,
    );
    const { alpha, planes } = raster;
    const outside = table[Math.round(255 * (backdrop ?? 0))] as number;
    const { width, height } = raster;
    const values = new Uint8Array(width * height).fill(outside);
    const [red, green, blue] = planes;
    for (let row = 0; row < height; row += 1)
      for (
        let at = row * width + raster.firstPainted(row);
        at < row * width + raster.endOfPainted(row);
        at += 1
      ) {
        const opacity = alpha ? (alpha[at] as number) : 255;
        let value = opacity;
        if (backdrop !== null) {
          const lacking =
            0.3 * (red ? (red[at] as number) : 0) +
            0.59 * (green ? (green[at] as number) : 0) +
            0.11 * (blue ? (blue[at] as number) : 0);
          value = Math.round(((255 - lacking) * opacity) / 255 + backdrop * (255 - opacity));
        }
        values[at] = table[value] as number;
      }
    return new SoftMask(raster, values, outside);
  }

  /** The cells that it covers, in another raster. */
  rangeIn(other: InkRaster): CellRange {
    const [left, top] = [Math.round(other.column(this.left)), Math.round(other.row(this.top))];
    return { left, top, right: left + this.width, bottom: top + this.height };
  }
}

/** Stands for a mask of an earlier pass that is no longer in memory. */
export const goneMask = {};

/** The mask of a graphics state; null for none. @throws PdfError limit if it is gone */
export function maskIn({ softMask }: GraphicsState): SoftMask | null {
  if (softMask === goneMask) throw new PdfError('limit', TOO_MUCH);
  return softMask instanceof SoftMask ? softMask : null;
}

/** Writes the mask's values for part of a row of another raster. */
export function maskRow(
  mask: SoftMask,
  other: InkRaster,
  row: number,
  left: number,
  into: Uint8ClampedArray,
): void {
  const { width, height, values, outside } = mask;
  const range = mask.rangeIn(other);
  const y = row - range.top;
  if (y < 0 || y >= height) {
    into.fill(outside);
    return;
  }
  for (let index = 0; index < into.length; index += 1) {
    const x = left + index - range.left;
    into[index] = x < 0 || x >= width ? outside : (values[y * width + x] as number);
  }
}
