import type { Matrix } from '../../interpreter/matrix.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { flatSamplesOf } from '../color/flat-samples.ts';
import type { Along, Axis, Gradient } from './gradient.ts';
import type { CellRange } from '../raster/cell-range.ts';
import type { ColorInks } from '../color/ink-colors.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import { meshRaster } from './mesh-raster.ts';
import {
  type CellSource,
  type RowSource,
  SampledCells,
  type SampledRow,
} from '../compositing/sampled-cells.ts';

/** Number of steps along a gradient. */
const STEPS = 256;

/** A gradient's colors as inks. */
export class ColorSteps {
  readonly #document: PdfDocument;
  readonly #gradient: Gradient;
  readonly #inks: ColorInks;
  /** Ink of each step of an axial or radial gradient, 0 to 255, one array per plane. */
  readonly #colors: Uint8ClampedArray[] = [];
  readonly #doubts = new Uint8Array(STEPS + 1);

  /** @param raster counts the work */
  constructor(document: PdfDocument, gradient: Gradient, inks: ColorInks, raster: InkRaster) {
    this.#document = document;
    this.#gradient = gradient;
    this.#inks = inks;
    if (gradient.along) raster.noteWork(STEPS * gradient.cost);
    for (let step = 0; gradient.along && step <= STEPS; step += 1) {
      const values: number[] = [];
      this.#doubts[step] = this.#convert(gradient.along.colorAt(step / STEPS), values);
      values.forEach((value, plane) => {
        const colors = this.#colors[plane] ?? new Uint8ClampedArray(STEPS + 1);
        colors[step] = Math.round(value);
        this.#colors[plane] = colors;
      });
    }
  }

  /**
   * The gradient as a source of inks by position on the page; null for a mesh that takes too much memory.
   *
   * @param range the cells that are painted
   */
  source(raster: InkRaster, range: CellRange, fromPage: Matrix, toPage: Matrix): RowSource | null {
    const { along, at, mesh, cost } = this.#gradient;
    if (along) return new StepRows(along, this.#colors, this.#doubts, fromPage);
    const [a, b, c, d, e, f] = fromPage;
    const source: CellSource = { doubts: 0, cost, sample: () => 0 };
    if (mesh) {
      const colors = meshRaster(mesh, raster, range, toPage);
      if (!colors) return null;
      source.sample = (x, y, into) => {
        const color = colors(x, y);
        if (color) source.doubts = this.#convert(color, into);
        return color ? 1 : 0;
      };
    } else
      source.sample = (x, y, into) => {
        const color = at?.(a * x + c * y + e, b * x + d * y + f);
        if (color) source.doubts = this.#convert(color, into);
        return color ? 1 : 0;
      };
    return new SampledCells(source);
  }

  #convert(values: readonly number[], into: number[]): number {
    const flat = flatSamplesOf(this.#document, { space: this.#gradient.space, values });
    return flat ? this.#inks.convert(flat.samples, 0, into, false) : 0;
  }
}

/** An axial or radial gradient, row by row. */
class StepRows implements RowSource {
  readonly #along: Along;
  readonly #colors: readonly Uint8ClampedArray[];
  readonly #doubts: Uint8Array;
  readonly #fromPage: Matrix;
  /** The step of each cell; -1 where nothing is painted. */
  #steps = new Int16Array();

  constructor(along: Along, colors: readonly Uint8ClampedArray[], doubts: Uint8Array, fromPage: Matrix) {
    this.#along = along;
    this.#colors = colors;
    this.#doubts = doubts;
    this.#fromPage = fromPage;
  }

  read({ box, cell }: InkRaster, row: number, left: number, cells: SampledRow): void {
    const { count, coverage, values, doubts } = cells;
    if (this.#steps.length < count) this.#steps = new Int16Array(2 * count);
    const steps = this.#steps;
    const { axis } = this.#along;
    const y = box[3] - (row + 0.5) * cell;
    const xAt = (at: number) => box[0] + (left + at + 0.5) * cell;
    if (axis) this.#alongAxis(axis, xAt, y, count);
    else this.#anywhere(xAt, y, coverage, count);
    for (let at = 0; at < count; at += 1) {
      const step = steps[at] as number;
      if (step < 0) coverage[at] = 0;
      else doubts[at] = this.#doubts[step] as number;
    }
    for (let plane = 0; plane < values.length; plane += 1) {
      const into = values[plane] as Uint8ClampedArray;
      const colors = this.#colors[plane];
      if (!colors) continue;
      for (let at = 0; at < count; at += 1) {
        const step = steps[at] as number;
        if (step >= 0) into[at] = colors[step] as number;
      }
    }
  }
  #alongAxis({ x0, y0, dx, dy, extendsStart, extendsEnd }: Axis, xAt: XAt, y: number, count: number): void {
    const [a, b, c, d, e, f] = this.#fromPage;
    const steps = this.#steps;
    const length = dx * dx + dy * dy;
    for (let at = 0; at < count; at += 1) {
      const x = xAt(at);
      const u = a * x + c * y + e;
      const v = b * x + d * y + f;
      const share = ((u - x0) * dx + (v - y0) * dy) / length;
      if (share < 0) steps[at] = extendsStart ? 0 : -1;
      else if (share > 1) steps[at] = extendsEnd ? STEPS : -1;
      else steps[at] = Math.round(share * STEPS);
    }
  }

  #anywhere(xAt: XAt, y: number, coverage: Uint8ClampedArray, count: number): void {
    const [a, b, c, d, e, f] = this.#fromPage;
    const steps = this.#steps;
    for (let at = 0; at < count; at += 1) {
      steps[at] = -1;
      if (coverage[at] === 0) continue;
      const x = xAt(at);
      const share = this.#along.shareAt(a * x + c * y + e, b * x + d * y + f);
      if (share !== null) steps[at] = Math.round(share * STEPS);
    }
  }
}

/** The center of a cell on the page, by its index in the row. */
type XAt = (at: number) => number;
