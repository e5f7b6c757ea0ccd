import type { Color, GraphicsState } from '../interpreter/graphics-state.ts';
import { inverse, type Matrix, matrixIn, multiply } from '../interpreter/matrix.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isStream, type PdfDict } from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import type { ClipMask } from './clip-masks.ts';
import { type ColorInks, colorInksOf } from './color-inks.ts';
import { type Gradient, gradientOf } from './gradient.ts';
import type { InkRaster } from './ink-raster.ts';
import { doubtsOf, compositingOf, type Side } from './compositing.ts';
import { type CellSource, fillSampled } from './sampled-cells.ts';
import type { Polygon } from './scan-fill.ts';

/** A shading and its coordinate space. */
export interface PlacedShading {
  dict: PdfDict;
  resources: PdfDict | null;
  /** From the shading to the page. */
  matrix: Matrix;
  state: GraphicsState;
  side: Side;
}

/** A pattern used as a color. */
export interface PlacedPattern {
  color: Color;
  /** From pattern space to the page. */
  base: Matrix;
  state: GraphicsState;
  side: Side;
}

/** A gradient converted to inks, per step. */
interface ColorTable {
  /** One ink value per plane, 0 to 255. */
  colors: number[][];
  doubts: number[];
}

interface ReadyGradient extends ColorTable {
  gradient: Gradient;
  inks: ColorInks;
}

/** Number of steps along a gradient. */
const STEPS = 256;

/** Paints axial and radial gradients. Each method returns whether it could paint. */
export class GradientPainter {
  readonly #document: PdfDocument;
  readonly #raster: InkRaster;
  readonly #known = new WeakMap<PdfDict, ReadyGradient>();

  constructor(document: PdfDocument, raster: InkRaster) {
    this.#document = document;
    this.#raster = raster;
  }

  paintPattern(
    { color, base, state, side }: PlacedPattern,
    polygons: readonly Polygon[],
    isEvenOdd: boolean,
    clip: ClipMask,
  ): boolean {
    const pattern = this.#document.resolve(color.pattern ?? null);
    // A tiling pattern is a stream.
    if (!isDict(pattern)) return false;
    const shading = this.#document.value(pattern, 'Shading');
    const dict = isStream(shading) ? shading.dict : shading;
    const matrix = multiply(matrixIn(this.#document, pattern), base);
    return (
      isDict(dict) && this.paint({ dict, resources: null, matrix, state, side }, polygons, isEvenOdd, clip)
    );
  }

  paint(shading: PlacedShading, polygons: readonly Polygon[], isEvenOdd: boolean, clip: ClipMask): boolean {
    const { dict, resources, matrix, state, side } = shading;
    const ready = this.#ready(dict, resources);
    const fromPage = inverse(matrix);
    if (!ready || !fromPage) return false;
    const { gradient, inks, colors, doubts } = ready;
    const stateDoubts = doubtsOf(state);
    const [a, b, c, d, e, f] = fromPage;
    const source: CellSource = {
      doubts: 0,
      sample: (x, y, into) => {
        const share = gradient.shareAt(a * x + c * y + e, b * x + d * y + f);
        if (share === null) return 0;
        const step = Math.round(share * STEPS);
        source.doubts = stateDoubts | (doubts[step] ?? 0);
        const color = colors[step] ?? [];
        for (let index = 0; index < color.length; index += 1) into[index] = color[index] as number;
        return 1;
      },
    };
    return fillSampled(
      this.#raster,
      polygons,
      isEvenOdd,
      clip,
      compositingOf(state, gradient.space, inks.planes, side),
      source,
    );
  }

  #ready(dict: PdfDict, resources: PdfDict | null): ReadyGradient | null {
    const known = this.#known.get(dict);
    if (known) return known;
    const gradient = this.#gradient(dict, resources);
    const inks = gradient && colorInksOf(this.#raster, gradient.space);
    if (!gradient || !inks) return null;
    const ready = { gradient, inks, ...colorTable(gradient, inks) };
    this.#known.set(dict, ready);
    return ready;
  }

  #gradient(dict: PdfDict, resources: PdfDict | null): Gradient | null {
    try {
      return gradientOf(this.#document, dict, resources);
    } catch (error) {
      if (error instanceof PdfError) return null;
      throw error;
    }
  }
}

function colorTable({ colorAt, space }: Gradient, inks: ColorInks): ColorTable {
  const [colors, doubts]: [number[][], number[]] = [[], []];
  const most = space.kind === 'lab' ? 100 : 1;
  for (let step = 0; step <= STEPS; step += 1) {
    const samples = colorAt(step / STEPS).map((value) => 255 * Math.min(1, Math.max(0, value / most)));
    const values: number[] = [];
    doubts.push(inks.convert(samples, 0, values));
    colors.push(values.map(Math.round));
  }
  return { colors, doubts };
}
