import type { InkRaster } from './ink-raster.ts';
import type { Compositing } from './ink-row.ts';
import { PAINTED_BIT } from './uncertainty.ts';

/** Shorter runs of fully covered cells aren't worth a step of their own. */
const MIN_RUN = 12;

/** Whether a color hides everything below where it covers a cell. */
export const isSolid = ({ alpha, blend, keeps }: Compositing): boolean =>
  alpha === 1 && blend === 'Normal' && keeps === 'none';

/** Splits a row into runs of fully covered cells and the cells between them. */
export function eachRun(
  coverage: Uint8ClampedArray,
  count: number,
  solid: (from: number, to: number) => void,
  other: (from: number, to: number) => void,
): void {
  let done = 0;
  for (let from = 0, to = 0; from < count; from = to + 1) {
    to = from;
    while (to < count && coverage[to] === 255) to += 1;
    if (to - from < MIN_RUN) continue;
    if (done < from) other(done, from);
    solid(from, to);
    done = to;
  }
  if (done < count) other(done, count);
}

/** Replaces cells by one solid color. @param from index in the raster */
export function fillSolid(
  raster: InkRaster,
  planes: readonly number[],
  values: readonly number[],
  doubts: number,
  from: number,
  to: number,
): void {
  raster.touch(from, to - from);
  for (let number = 0; number < raster.inks.length; number += 1) {
    const value = values[planes.indexOf(number)] ?? 0;
    // Painting white on white allocates no plane.
    if (value > 0 || raster.planes[number]) raster.plane(number).fill(value, from, to);
  }
  raster.alpha?.fill(255, from, to);
  raster.doubts.fill(doubts | PAINTED_BIT, from, to);
}

/** Replaces cells by solid colors of their own. @param first index in the raster of cell 0 */
export function copySolid(
  raster: InkRaster,
  planes: readonly number[],
  values: readonly Uint8ClampedArray[],
  doubts: Uint8Array,
  first: number,
  from: number,
  to: number,
): void {
  raster.touch(first + from, to - from);
  for (let number = 0; number < raster.inks.length; number += 1) {
    const own = values[planes.indexOf(number)]?.subarray(from, to);
    const known = raster.planes[number];
    if (own && (known || !isBlank(own))) raster.plane(number).set(own, first + from);
    else known?.fill(0, first + from, first + to);
  }
  raster.alpha?.fill(255, first + from, first + to);
  for (let at = from; at < to; at += 1) raster.doubts[first + at] = (doubts[at] as number) | PAINTED_BIT;
}

function isBlank(values: Uint8ClampedArray): boolean {
  for (let at = 0; at < values.length; at += 1) if (values[at] !== 0) return false;
  return true;
}
