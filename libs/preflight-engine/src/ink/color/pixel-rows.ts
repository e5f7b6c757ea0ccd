import type { Conversion } from '../../icc/conversion.ts';

/** Pixels of an image that cells of a row show. */
export interface PixelRow {
  samples: Uint8Array;
  components: number;
  /** The pixel number of each cell; -1 for a cell that shows none. */
  pixels: Int32Array;
  /** Number of cells. */
  count: number;
}

/**
 * Converts a row of pixels to one value per plane and cell: as `ColorInks.convert`, pixel by pixel, without its cost.
 * @returns the uncertainties of all of them
 */
export type ConvertRow = (row: PixelRow, into: readonly Uint8ClampedArray[]) => number;

/** Gray as one ink, or as light in all planes. */
export const grayRow: ConvertRow = ({ samples, components, pixels, count }, into) => {
  for (const plane of into)
    for (let cell = 0; cell < count; cell += 1) {
      const pixel = pixels[cell] as number;
      if (pixel >= 0) plane[cell] = 255 - (samples[pixel * components] as number);
    }
  return 0;
};

/** Inks as they are. */
export const inkRow: ConvertRow = ({ samples, components, pixels, count }, into) => {
  for (let index = 0; index < into.length; index += 1) {
    const plane = into[index] as Uint8ClampedArray;
    for (let cell = 0; cell < count; cell += 1) {
      const pixel = pixels[cell] as number;
      if (pixel >= 0) plane[cell] = samples[pixel * components + index] as number;
    }
  }
  return 0;
};

/** Light as what it lacks. */
export const lackingRow: ConvertRow = ({ samples, components, pixels, count }, into) => {
  for (let index = 0; index < into.length; index += 1) {
    const plane = into[index] as Uint8ClampedArray;
    for (let cell = 0; cell < count; cell += 1) {
      const pixel = pixels[cell] as number;
      if (pixel >= 0) plane[cell] = 255 - (samples[pixel * components + index] as number);
    }
  }
  return 0;
};

/** Converted colors. @param doubts of every color */
export const convertedRow =
  (conversion: Conversion, doubts: number): ConvertRow =>
  ({ samples, components, pixels, count }, into) => {
    let last = -1;
    for (let cell = 0; cell < count; cell += 1) {
      const pixel = pixels[cell] as number;
      if (pixel < 0) continue;
      // An enlarged image has the same pixel in many cells.
      if (last >= 0 && pixel === pixels[last]) repeat(into, last, cell);
      else conversion.pixelInto(samples, pixel * components, into, cell);
      last = cell;
    }
    return doubts;
  };

function repeat(planes: readonly Uint8ClampedArray[], from: number, to: number): void {
  for (let index = 0; index < planes.length; index += 1) {
    const plane = planes[index] as Uint8ClampedArray;
    plane[to] = plane[from] as number;
  }
}
