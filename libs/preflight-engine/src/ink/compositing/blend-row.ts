import { processInks } from '../../interpreter/color-space.ts';
import { compositeRow } from './composite-row.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { Compositing, InkRow } from '../raster/ink-row.ts';
import { PAINTED_BIT } from '../raster/uncertainty.ts';

/** Composites inks on part of a row. */
export function blendRow(raster: InkRaster, compositing: Compositing, row: InkRow): void {
  const { blend } = compositing;
  raster.touch(row.first + row.from, row.to - row.from);
  // On paper, these need no opacity: they leave what is under white unchanged.
  if (!raster.alpha && (blend === 'Normal' || blend === 'Multiply' || blend === 'Darken'))
    blendOnPaper(raster, compositing, row);
  else compositeRow(raster, compositing, row);
  mergeDoubts(raster.doubts, compositing, row);
}

function blendOnPaper(raster: InkRaster, compositing: Compositing, row: InkRow): void {
  const { planes, keeps, blend, alpha } = compositing;
  for (let index = 0; index < planes.length; index += 1) {
    const number = planes[index] as number;
    const values = row.values[index];
    // Painting white on white allocates no plane.
    if (!values || (!raster.planes[number] && isBlank(values, row))) continue;
    if (blend === 'Normal') replace(raster.plane(number), row, values, alpha);
    else addTo(raster.plane(number), row, values, compositing);
  }
  // Without ink, Multiply and Darken leave the backdrop unchanged.
  if (keeps === 'others' || blend !== 'Normal') return;
  for (let number = 0; number < raster.planes.length; number += 1) {
    const plane = raster.planes[number];
    if (!plane || planes.includes(number)) continue;
    if (keeps === 'none' || number < processInks.length) knockOut(plane, row, alpha);
  }
}

function isBlank(values: Uint8ClampedArray, { from, to }: InkRow): boolean {
  for (let at = from; at < to; at += 1) if (values[at] !== 0) return false;
  return true;
}

function replace(
  plane: Uint8ClampedArray,
  { first, from, to, coverage }: InkRow,
  values: Uint8ClampedArray,
  alpha: number,
): void {
  for (let at = from; at < to; at += 1) {
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

function knockOut(plane: Uint8ClampedArray, { first, from, to, coverage }: InkRow, alpha: number): void {
  for (let at = from; at < to; at += 1) {
    const old = plane[first + at] as number;
    if (old === 0) continue;
    const covered = (coverage[at] as number) * alpha;
    if (covered !== 0) plane[first + at] = covered === 255 ? 0 : old - (old * covered) / 255;
  }
}

/** Blend functions work on light, the complement of ink. */
function addTo(
  plane: Uint8ClampedArray,
  { first, from, to, coverage }: InkRow,
  values: Uint8ClampedArray,
  { alpha, blend }: Compositing,
): void {
  for (let at = from; at < to; at += 1) {
    const share = ((coverage[at] as number) * alpha) / 255;
    if (share === 0) continue;
    const [old, value] = [plane[first + at] as number, values[at] as number];
    const blended = blend === 'Multiply' ? old + value - (old * value) / 255 : value > old ? value : old;
    plane[first + at] = old + (blended - old) * share;
  }
}

/** Full coverage also hides the uncertainties below. */
function mergeDoubts(
  doubts: Uint8Array,
  compositing: Compositing,
  { first, from, to, coverage, doubts: own }: InkRow,
): void {
  const hidesAll = compositing.alpha === 1 && compositing.blend === 'Normal' && compositing.keeps === 'none';
  for (let at = from; at < to; at += 1) {
    const covered = coverage[at] as number;
    if (covered === 0) continue;
    const doubt = (own[at] as number) | (covered > 127 ? PAINTED_BIT : 0);
    doubts[first + at] = covered === 255 && hidesAll ? doubt : (doubts[first + at] as number) | doubt;
  }
}
