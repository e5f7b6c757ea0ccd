import type { ColorSpace } from '../../interpreter/color-space.ts';
import type { Color, GraphicsState } from '../../interpreter/graphics-state.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { flatSamplesOf } from '../color/flat-samples.ts';
import type { InkColors } from '../color/ink-colors.ts';
import type { ProcessModel } from '../raster/ink-raster.ts';
import type { Compositing } from '../raster/ink-row.ts';
import type { PlaneNames } from '../raster/plane-names.ts';

/** Number of planes of red, green and blue, which come first. */
const lightPlanes = 3;

export type Side = 'fill' | 'stroke';

/** A flat color as ink values. */
export interface FlatPaint {
  compositing: Compositing;
  /** Ink per plane, 0 to 255. */
  values: readonly number[];
  doubts: number;
}

/** The planes that a color is for. */
export interface InkTarget {
  names: PlaneNames;
  model: ProcessModel;
}

/** How the graphics state composites marks of a color space: opacity, blend mode, overprint. */
export function compositingOf(
  state: GraphicsState,
  { kind }: ColorSpace,
  planes: readonly number[],
  side: Side,
): Compositing {
  const overprints = side === 'stroke' ? state.strokeOverprint : state.fillOverprint;
  const alpha = side === 'stroke' ? state.strokeAlpha : state.fillAlpha;
  // ISO 32000-1, table 148: a process color sets all process inks, a spot color only its own.
  const isNamed = kind === 'separation' || kind === 'devicen';
  const keeps = !overprints ? 'none' : isNamed ? 'others' : 'spots';
  return { planes, keeps, alpha: Math.min(1, Math.max(0, alpha)), blend: state.blendMode };
}

/** Flat colors of a document as inks. */
export class FlatPaints {
  readonly #document: PdfDocument;
  readonly #colors: InkColors;

  constructor(document: PdfDocument, colors: InkColors) {
    this.#document = document;
    this.#colors = colors;
  }

  /** Null for a pattern. */
  of(color: Color, state: GraphicsState, side: Side, { names, model }: InkTarget): FlatPaint | null {
    const flat = flatSamplesOf(this.#document, color);
    const inks = flat && this.#colors.of(flat.space, names, model);
    if (!flat || !inks) return null;
    const values: number[] = [];
    const doubts = inks.convert(flat.samples, 0, values, false);
    const paint = {
      compositing: compositingOf(state, flat.space, inks.planes, side),
      values: values.map(Math.round),
      doubts,
    };
    // In OPM 1, DeviceCMYK leaves inks with value 0 unchanged.
    const leavesZeros =
      paint.compositing.keeps !== 'none' &&
      state.overprintMode === 1 &&
      flat.space.kind === 'cmyk' &&
      model === 'cmyk';
    return leavesZeros ? withoutZeros(paint) : paint;
  }
}

/** A paint for red, green and blue as it prints once its layer is converted to inks. */
export function printedPaint(paint: FlatPaint, colors: InkColors): FlatPaint {
  const { compositing, values, doubts } = paint;
  const isLight = (plane: number) => plane < lightPlanes;
  if (!compositing.planes.some(isLight)) return paint;
  const light = values.filter((_, index) => isLight(compositing.planes[index] ?? 0));
  const inks: number[] = [];
  const converted = colors.between('rgb')(light, 0, inks, false);
  const spots = compositing.planes.filter((plane) => !isLight(plane));
  return {
    compositing: { ...compositing, planes: [...inks.keys(), ...spots] },
    values: [...inks.map(Math.round), ...values.slice(light.length)],
    doubts: doubts | converted,
  };
}

function withoutZeros({ compositing, values, doubts }: FlatPaint): FlatPaint {
  const planes = compositing.planes.filter((_, index) => (values[index] ?? 0) > 0);
  return {
    compositing: { ...compositing, planes, keeps: 'others' },
    values: values.filter((value) => value > 0),
    doubts,
  };
}
