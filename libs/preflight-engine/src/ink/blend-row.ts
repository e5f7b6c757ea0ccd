import { processInks } from '../interpreter/color-space.ts';
import type { InkRaster } from './ink-raster.ts';
import type { InkRow, Compositing } from './ink-row.ts';
import { uncertainties } from './uncertainty.ts';

/** Composites inks on part of a row. */
export function blendRow(raster: InkRaster, compositing: Compositing, row: InkRow): void {
  compositing.planes.forEach((number, index) => {
    const values = row.values[index];
    // Painting white on white allocates no plane.
    if (!values || (!raster.planes[number] && values.every((value) => value === 0))) return;
    if (compositing.blend === 'Normal') replace(raster.plane(number), row, values, compositing.alpha);
    else addTo(raster.plane(number), row, values, compositing);
  });
  raster.planes.forEach((plane, number) => {
    if (!plane || compositing.planes.includes(number)) return;
    const isKept =
      compositing.keeps === 'others' || (compositing.keeps === 'spots' && number >= processInks.length);
    if (isKept) markOverprint(raster.doubts, plane, row);
    // Without ink, Multiply and Darken leave the backdrop unchanged.
    else if (compositing.blend === 'Normal') knockOut(plane, row, compositing.alpha);
  });
  mergeDoubts(raster.doubts, compositing, row);
}

function replace(
  plane: Uint8ClampedArray,
  { first, count, coverage }: InkRow,
  values: Uint8ClampedArray,
  alpha: number,
): void {
  for (let at = 0; at < count; at += 1) {
    const covered = (coverage[at] as number) * alpha;
    if (covered === 0) continue;
    const value = values[at] as number;
    if (covered === 255) plane[first + at] = value;
    else {
      const old = plane[first + at] as number;
      plane[first + at] = old + ((value - old) * covered) / 255;
    }
  }
}

function knockOut(plane: Uint8ClampedArray, { first, count, coverage }: InkRow, alpha: number): void {
  for (let at = 0; at < count; at += 1) {
    const covered = (coverage[at] as number) * alpha;
    if (covered === 0) continue;
    const old = plane[first + at] as number;
    if (old !== 0) plane[first + at] = covered === 255 ? 0 : old - (old * covered) / 255;
  }
}

/** Blend functions work on light, the complement of ink. */
function addTo(
  plane: Uint8ClampedArray,
  { first, count, coverage }: InkRow,
  values: Uint8ClampedArray,
  { alpha, blend }: Compositing,
): void {
  for (let at = 0; at < count; at += 1) {
    const share = ((coverage[at] as number) * alpha) / 255;
    if (share === 0) continue;
    const [old, value] = [plane[first + at] as number, values[at] as number];
    const blended = blend === 'Multiply' ? old + value - (old * value) / 255 : value > old ? value : old;
    plane[first + at] = old + (blended - old) * share;
  }
}

function markOverprint(
  doubts: Uint8Array,
  plane: Uint8ClampedArray,
  { first, count, coverage }: InkRow,
): void {
  for (let at = 0; at < count; at += 1)
    if (coverage[at] !== 0 && plane[first + at] !== 0)
      doubts[first + at] = (doubts[first + at] as number) | uncertainties.overprint;
}

/** Full coverage also hides the uncertainties below. */
function mergeDoubts(
  doubts: Uint8Array,
  compositing: Compositing,
  { first, count, coverage, doubts: own }: InkRow,
): void {
  const hidesAll = compositing.alpha === 1 && compositing.blend === 'Normal' && compositing.keeps === 'none';
  for (let at = 0; at < count; at += 1) {
    const covered = coverage[at] as number;
    if (covered === 0) continue;
    const doubt = own[at] as number;
    doubts[first + at] = covered === 255 && hidesAll ? doubt : (doubts[first + at] as number) | doubt;
  }
}
