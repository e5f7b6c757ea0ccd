import { processInks } from '../../interpreter/color-space.ts';
import type { CellRange } from '../raster/cell-range.ts';
import type { FlatPaint } from '../compositing/compositing.ts';
import type { InkColors } from '../color/ink-colors.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import { printedRaster } from '../compositing/page-model.ts';
import { stepOf } from '../ink-limits.ts';

/** An ink sum, percent, and the share of some letters that has it, 0 to 1. */
export interface Tone {
  total: number;
  share: number;
}

/** Colors of letters that vary from place to place, as in a gradient. */
export interface LetterColors {
  /** Their average. */
  paint: FlatPaint;
  tones: readonly Tone[];
}

/** A raster of its own over some cells, for what shows only through letters. */
export const lettersRaster = (raster: InkRaster, range: CellRange): InkRaster =>
  raster.part(range, { model: raster.model, hasAlpha: true });

/**
 * The colors painted on a raster of letters, as if its cells were the letters; null where nothing is painted.
 * @param overprints whether the letters overprint
 * @param blend their blend mode
 */
export function letterColors(
  raster: InkRaster,
  colors: InkColors,
  { overprints, blend }: { overprints: boolean; blend: string },
): LetterColors | null {
  const { alpha } = raster;
  if (!alpha) return null;
  const printed = printedRaster(raster, colors);
  const planes = printed.planes.flatMap((plane, number) => (plane ? [number] : []));
  const counted = planes.map((number) => printed.names.isCounted(number));
  const values = planes.map(() => 0);
  const cells: number[] = [];
  let [doubts, opacity] = [0, 0];
  for (let at = 0; at < alpha.length; at += 1) {
    const share = (alpha[at] as number) / 255;
    if (share === 0) continue;
    let sum = 0;
    for (let index = 0; index < planes.length; index += 1) {
      const ink = printed.planes[planes[index] as number]?.[at] ?? 0;
      values[index] = (values[index] as number) + ink * share;
      if (counted[index]) sum += ink;
    }
    const step = stepOf((sum / 2.55) * share);
    cells[step] = (cells[step] ?? 0) + 1;
    opacity += share;
    doubts |= printed.doubts[at] as number;
  }
  if (opacity === 0) return null;
  const painted = cells.reduce((all, count) => all + count, 0);
  const isSpot = planes.length > 0 && planes.every((number) => number >= processInks.length);
  return {
    paint: {
      compositing: {
        planes,
        keeps: !overprints ? 'none' : isSpot ? 'others' : 'spots',
        alpha: opacity / painted,
        blend,
      },
      values: values.map((value) => value / opacity),
      doubts,
    },
    tones: cells
      .map((count, total) => ({ total, share: count / alpha.length }))
      .filter(({ share }) => share > 0),
  };
}
