import type { ProfileLimits } from '@printpartner/contracts/types';
import type { InkPage } from './ink-page.ts';

/** Sums that look alike in the heat map. */
export interface InkBand {
  id: 'light' | 'medium' | 'full' | 'warn' | 'fail' | 'doubtful';
  name: string;
}

/** Index of a cell without ink. */
export const NO_BAND = 0xff;

/** From light to heavy, by the limits of the profile; the last is of sums that are not certain. */
export function inkBands({ warn, fail }: ProfileLimits['ink']): InkBand[] {
  return [
    { id: 'light', name: 'to 100 %' },
    { id: 'medium', name: '100–200 %' },
    { id: 'full', name: `200–${warn} %` },
    { id: 'warn', name: `${warn}–${fail} %` },
    { id: 'fail', name: `above ${fail} %` },
    { id: 'doubtful', name: 'not certain' },
  ];
}

/** Of each cell the number of its band, or `NO_BAND`. Type counts where its own inks are above a limit. */
export function bandsOf(page: InkPage, { warn, fail, rounding }: ProfileLimits['ink']): Uint8Array {
  const bands = new Uint8Array(page.width * page.height);
  const [art, type] = [sumsOf(page.art, bands.length), sumsOf(page.type, bands.length)];
  const above = (limit: number) => (limit + rounding) * 2.55;
  const edges = [255 + 2, 510 + 2, above(warn), above(fail)];
  for (let at = 0; at < bands.length; at += 1) {
    const written = type[at] as number;
    const isHeavyType = written > above(warn);
    const sum = isHeavyType ? Math.max(written, art[at] as number) : (art[at] as number);
    if (sum === 0) bands[at] = NO_BAND;
    else if (!isHeavyType && page.doubts[at] !== 0) bands[at] = 5;
    else bands[at] = edges.filter((edge) => sum > edge).length;
  }
  return bands;
}

/** 255 an ink. */
function sumsOf(plates: InkPage['art'], size: number): Uint16Array {
  const sums = new Uint16Array(size);
  for (const { cells } of plates)
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] as number) + (cells[at] as number);
  return sums;
}

/** Whether a sum, in per cent and not rounded, is above a limit as the check counts it. */
export const isAbove = (sum: number, limit: number, { rounding }: ProfileLimits['ink']): boolean =>
  sum > limit + rounding;
