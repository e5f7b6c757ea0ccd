import type { ColorKind } from '../../interpreter/color-space.ts';
import type { GraphicsState } from '../../interpreter/graphics-state.ts';
import { inverse, type Matrix } from '../../interpreter/matrix.ts';
import { rectangleOutline } from '../../interpreter/path-outline.ts';
import { type ClipMask, cellPolygons } from '../raster/clip-masks.ts';
import type { DecodedImage } from './decode-images.ts';
import { ImageRows } from './image-rows.ts';
import type { InkColors } from '../color/ink-colors.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import { compositingOf, type FlatPaint } from '../compositing/compositing.ts';
import { fillRows } from '../compositing/sampled-cells.ts';

/** Where an image is painted, and its mask. */
export interface ImagePlace {
  matrix: Matrix;
  state: GraphicsState;
  clip: ClipMask;
  colors: InkColors;
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
  const { matrix, state, clip, colors } = place;
  const inks = stencil
    ? stencilInks(stencil)
    : image.isStencil
      ? null
      : colors.of(image.space, raster.names, raster.model);
  if (!inks) return false;
  const fromPage = inverse(matrix);
  // Scaled to a line, it has no area.
  if (!fromPage) return true;
  const compositing = stencil?.compositing ?? compositingOf(state, image.space, inks.planes, 'fill');
  const { pixels } = image;
  const isCounted =
    inkSpaces.has(image.space.kind) && inks.planes.every((plane) => raster.names.isCounted(plane));
  if (isCounted && !image.isStencil && raster.model === 'cmyk')
    raster.notePeak((pixels.peak * compositing.alpha) / 2.55);
  return fillRows(
    raster,
    { polygons: cellPolygons(raster, rectangleOutline(matrix, [0, 0, 1, 1])), isEvenOdd: false, clip },
    compositing,
    new ImageRows(image, inks, fromPage),
  );
}

const stencilInks = ({ compositing, values, doubts }: FlatPaint) => ({
  planes: compositing.planes,
  convert: (_samples: Uint8Array, _at: number, into: number[]): number => {
    for (let index = 0; index < values.length; index += 1) into[index] = values[index] as number;
    return doubts;
  },
});
