import type { ClipMask } from './clip-mask.ts';
import { fillCells } from './fill-cells.ts';
import type { Layer } from './layer-stack.ts';
import type { Polygon } from './scan-fill.ts';
import { type Uncertainty, uncertainties } from './uncertainty.ts';

/** Marks an area as uncertain; its ink stays. */
export const markUncertain = (
  layer: Layer,
  reason: Uncertainty,
  polygons: readonly Polygon[],
  clip: ClipMask,
): void => markDoubts(layer, uncertainties[reason], polygons, clip);

/** The same, with bits of `uncertainties`. */
export function markDoubts(
  { raster }: Layer,
  doubts: number,
  polygons: readonly Polygon[],
  clip: ClipMask,
): void {
  const compositing = { planes: [], keeps: 'others', alpha: 1, blend: 'Normal' } as const;
  fillCells(raster, polygons, false, clip, { compositing, values: [], doubts });
}
