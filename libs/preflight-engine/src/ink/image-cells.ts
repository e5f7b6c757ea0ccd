import type { ColorKind, ColorSpace } from '../interpreter/color-space.ts';
import type { GraphicsState } from '../interpreter/graphics-state.ts';
import { inverse, type Matrix } from '../interpreter/matrix.ts';
import { rectangleOutline } from '../interpreter/path-outline.ts';
import type { Pixels } from '../pixels/pixel-job.ts';
import { cellPolygons, type ClipMask } from './clip-masks.ts';
import { colorInksOf } from './color-inks.ts';
import type { InkRaster } from './ink-raster.ts';
import { doubtsOf, type FlatPaint, compositingOf } from './compositing.ts';
import { type CellSource, fillSampled } from './sampled-cells.ts';

/** Pixels averaged to about one per cell, with alpha. */
export interface DecodedImage {
  pixels: Pixels;
  space: ColorSpace;
  isStencil: boolean;
  mask: ImageMask | null;
  /** Pixels are missing or their meaning is a guess: painted as far as possible and marked uncertain. */
  isUncertain: boolean;
}

/** The SMask or Mask of an image, with its own pixels. */
export interface ImageMask {
  pixels: Pixels;
  /** A stencil paints where it is 0; a soft mask paints where it isn't 0. */
  isStencil: boolean;
}

/** Where an image is painted, and its mask. */
export interface ImagePlace {
  matrix: Matrix;
  state: GraphicsState;
  clip: ClipMask;
}

/** Color spaces whose samples are inks. */
const inkSpaces: ReadonlySet<ColorKind> = new Set(['cmyk', 'icc-cmyk', 'separation', 'devicen']);

/** Paints an image, or a stencil in one color; false if its colors can't be converted to inks. */
export function paintImage(
  raster: InkRaster,
  image: DecodedImage,
  place: ImagePlace,
  stencil: FlatPaint | null,
): boolean {
  const { matrix, state, clip } = place;
  const inks = stencil ? stencilInks(stencil) : image.isStencil ? null : colorInksOf(raster, image.space);
  if (!inks) return false;
  const fromPage = inverse(matrix);
  // Scaled to a line, it has no area.
  if (!fromPage) return true;
  const [a, b, c, d, e, f] = fromPage;
  const compositing = stencil?.compositing ?? compositingOf(state, image.space, inks.planes, 'fill');
  const stateDoubts = doubtsOf(state);
  const { pixels } = image;
  if (inkSpaces.has(image.space.kind) && !image.isStencil)
    raster.notePeak((pixels.peak * compositing.alpha) / 2.55);
  const source: CellSource = {
    doubts: 0,
    sample: (x, y, into) => {
      const [u, v] = [a * x + c * y + e, b * x + d * y + f];
      const pixel = pixelAt(pixels, u, v);
      source.doubts = stateDoubts | inks.convert(pixels.samples, pixel * pixels.components, into);
      return paintedShare(image, pixel, u, v);
    },
  };
  return fillSampled(
    raster,
    cellPolygons(raster, rectangleOutline(matrix, [0, 0, 1, 1])),
    false,
    clip,
    compositing,
    source,
  );
}

const stencilInks = ({ compositing, values, doubts }: FlatPaint) => ({
  planes: compositing.planes,
  convert: (_samples: Uint8Array, _at: number, into: number[]): number => {
    for (let index = 0; index < values.length; index += 1) into[index] = values[index] as number;
    return doubts;
  },
});

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
