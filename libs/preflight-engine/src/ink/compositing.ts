import type { ColorSpace } from '../interpreter/color-space.ts';
import type { Color, GraphicsState } from '../interpreter/graphics-state.ts';
import { colorInksOf } from './color-inks.ts';
import type { InkRaster } from './ink-raster.ts';
import type { Compositing } from './ink-row.ts';
import { uncertainties } from './uncertainty.ts';

export type Side = 'fill' | 'stroke';

/** A flat color as ink values. */
export interface FlatPaint {
  compositing: Compositing;
  /** Ink per plane, 0 to 255. */
  values: readonly number[];
  doubts: number;
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
  const { blendMode } = state;
  const blend = blendMode === 'Multiply' || blendMode === 'Darken' ? blendMode : 'Normal';
  return { planes, keeps, alpha: Math.min(1, Math.max(0, alpha)), blend };
}

/** Uncertainties caused by the graphics state, whatever the color. */
export const doubtsOf = ({ blendMode, hasSoftMask }: GraphicsState): number =>
  (blendMode === 'Normal' ? 0 : uncertainties.transparency) | (hasSoftMask ? uncertainties['soft mask'] : 0);

/** Null if the color can't be converted to inks. */
export function flatPaintOf(
  raster: InkRaster,
  { space, values: written }: Color,
  state: GraphicsState,
  side: Side,
): FlatPaint | null {
  const inks = colorInksOf(raster, space);
  if (!inks) return null;
  const scale = (value: number, index: number) => (space.kind === 'lab' && index === 0 ? value / 100 : value);
  const samples = written.map((value, index) => 255 * Math.min(1, Math.max(0, scale(value, index))));
  const values: number[] = [];
  const doubts = inks.convert(samples, 0, values) | doubtsOf(state);
  const paint = {
    compositing: compositingOf(state, space, inks.planes, side),
    values: values.map(Math.round),
    doubts,
  };
  // In OPM 1, DeviceCMYK leaves inks with value 0 unchanged.
  const leavesZeros =
    paint.compositing.keeps !== 'none' && state.overprintMode === 1 && space.kind === 'cmyk';
  return leavesZeros ? withoutZeros(paint) : paint;
}

function withoutZeros({ compositing, values, doubts }: FlatPaint): FlatPaint {
  const planes = compositing.planes.filter((_, index) => (values[index] ?? 0) > 0);
  return {
    compositing: { ...compositing, planes, keeps: 'others' },
    values: values.filter((value) => value > 0),
    doubts,
  };
}
