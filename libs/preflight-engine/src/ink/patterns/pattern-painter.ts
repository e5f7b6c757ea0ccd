import type { Color, GraphicsState } from '../../interpreter/graphics-state.ts';
import { inverse, type Matrix, matrixIn, multiply } from '../../interpreter/matrix.ts';
import { tileKeyOf } from '../../interpreter/tiling-pattern.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isDict, isStream } from '../../pdf/objects.ts';
import { intersectRanges } from '../raster/cell-range.ts';
import { type PaintedArea, boundsOf } from '../raster/clip-masks.ts';
import { compositingOf, type Side } from '../compositing/compositing.ts';
import { ColorSteps } from './color-steps.ts';
import type { Gradient } from './gradient.ts';
import type { InkColors } from '../color/ink-colors.ts';
import { KnownGradients, type WrittenShading } from './known-gradients.ts';
import type { Layer } from '../compositing/layer-stack.ts';
import type { FunctionReader } from '../functions/pdf-function.ts';
import { fillRows, SampledCells } from '../compositing/sampled-cells.ts';
import type { Tiles } from '../compositing/tiles.ts';

/** A shading and its coordinate space. */
export interface PlacedShading extends WrittenShading {
  /** Maps the shading's space to the page. */
  matrix: Matrix;
  state: GraphicsState;
  side: Side;
  /** Whether its Background is painted, too. ISO 32000-1, table 78. */
  isPattern: boolean;
}

/** A pattern used as a color. */
export interface PlacedPattern {
  color: Color;
  /** Maps pattern space to the page. */
  base: Matrix;
  state: GraphicsState;
  side: Side;
}

/** Paints gradients and tiling patterns. Each method returns whether it could paint. */
export class PatternPainter {
  readonly #document: PdfDocument;
  readonly #colors: InkColors;
  readonly #tiles: Tiles;
  readonly #gradients: KnownGradients;
  readonly #steps = { cmyk: new WeakMap<Gradient, ColorSteps>(), rgb: new WeakMap<Gradient, ColorSteps>() };

  constructor(functions: FunctionReader, colors: InkColors, tiles: Tiles) {
    this.#document = functions.document;
    this.#gradients = new KnownGradients(functions);
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
    if (raster.isExhausted) return true;
    const gradient = this.#gradients.of(shading, raster);
    const fromPage = inverse(matrix);
    const inks = gradient && this.#colors.of(gradient.space, raster.names, raster.model);
    if (!gradient || !inks || !fromPage) return false;
    const known = this.#steps[raster.model];
    const steps = known.get(gradient) ?? new ColorSteps(this.#document, gradient, inks, raster);
    known.set(gradient, steps);
    const compositing = compositingOf(state, gradient.space, inks.planes, side);
    const range = intersectRanges(area.clip.range, boundsOf(area.polygons));
    const source = steps.source(raster, range, fromPage, matrix);
    return source !== null && fillRows(raster, area, compositing, source);
  }
}
