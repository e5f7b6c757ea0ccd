import type { Color, GraphicsState } from '../interpreter/graphics-state.ts';
import { inverse, type Matrix, matrixIn, multiply } from '../interpreter/matrix.ts';
import { tileKeyOf } from '../interpreter/tile-key.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isStream, type PdfDict, type PdfStream } from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { compositingOf, type Side } from './compositing.ts';
import { ColorSteps } from './color-steps.ts';
import { type Gradient, gradientOf } from './gradient.ts';
import type { InkColors } from './ink-colors.ts';
import type { Layer } from './layer-stack.ts';
import type { PaintedArea } from './painted-area.ts';
import { fillRows, SampledCells } from './sampled-cells.ts';
import type { Tiles } from './tiles.ts';

/** A shading and its coordinate space. */
export interface PlacedShading {
  dict: PdfDict;
  /** Of a mesh. */
  stream?: PdfStream | null;
  resources: PdfDict | null;
  /** From the shading to the page. */
  matrix: Matrix;
  state: GraphicsState;
  side: Side;
  /** Whether its Background is painted, too. ISO 32000-1, table 78. */
  isPattern: boolean;
}

/** A pattern used as a color. */
export interface PlacedPattern {
  color: Color;
  /** From pattern space to the page. */
  base: Matrix;
  state: GraphicsState;
  side: Side;
}

/** Paints gradients and tiling patterns. Each method returns whether it could paint. */
export class PatternPainter {
  readonly #document: PdfDocument;
  readonly #colors: InkColors;
  readonly #tiles: Tiles;
  readonly #known = new WeakMap<PdfDict, Gradient>();
  readonly #steps = { cmyk: new WeakMap<Gradient, ColorSteps>(), rgb: new WeakMap<Gradient, ColorSteps>() };

  constructor(document: PdfDocument, colors: InkColors, tiles: Tiles) {
    this.#document = document;
    this.#colors = colors;
    this.#tiles = tiles;
  }

  paint(layer: Layer, { color, base, state, side }: PlacedPattern, area: PaintedArea): boolean {
    const pattern = this.#document.resolve(color.pattern ?? null);
    const within = color.patternBase ?? base;
    if (isStream(pattern)) {
      const matrix = multiply(matrixIn(this.#document, pattern.dict), within);
      const found = this.#tiles.source(tileKeyOf(color), matrix, layer.raster);
      if (!found) return false;
      const compositing = compositingOf(state, color.space, found.planes, side);
      return fillRows(layer.raster, area, compositing, new SampledCells(found.source));
    }
    if (!isDict(pattern)) return false;
    const shading = this.#document.value(pattern, 'Shading');
    const stream = isStream(shading) ? shading : null;
    const dict = stream?.dict ?? shading;
    const matrix = multiply(matrixIn(this.#document, pattern), within);
    return (
      isDict(dict) &&
      this.paintShading(layer, { dict, stream, resources: null, matrix, state, side, isPattern: true }, area)
    );
  }

  paintShading({ raster }: Layer, shading: PlacedShading, area: PaintedArea): boolean {
    const { matrix, state, side } = shading;
    const gradient = this.#gradient(shading);
    const fromPage = inverse(matrix);
    const inks = gradient && this.#colors.of(gradient.space, raster.names, raster.model);
    if (!gradient || !inks || !fromPage) return false;
    const known = this.#steps[raster.model];
    const steps = known.get(gradient) ?? new ColorSteps(this.#document, gradient, inks);
    known.set(gradient, steps);
    const compositing = compositingOf(state, gradient.space, inks.planes, side);
    return fillRows(raster, area, compositing, steps.source(gradient, fromPage, raster, matrix));
  }

  #gradient({ dict, stream, resources }: PlacedShading): Gradient | null {
    const known = this.#known.get(dict);
    if (known) return known;
    try {
      const gradient = gradientOf(this.#document, dict, stream ?? null, resources);
      if (gradient) this.#known.set(dict, gradient);
      return gradient;
    } catch (error) {
      if (error instanceof PdfError) return null;
      throw error;
    }
  }
}
