import type { ProfileLimits } from '@printpartner/contracts/types';
import type { CellPainter } from './cell-image.ts';
import type { InkPage } from './ink-page.ts';

/** A range of total ink coverage with one color. */
export interface InkBand {
  id: 'light' | 'medium' | 'full' | 'warn' | 'fail' | 'uncertain';
  name: string;
}

/** The band of a cell without ink. */
export const NO_BAND = 0xff;

/** From light to heavy, by the profile's limits; the last band is for uncertain sums. */
export function inkBands({ warn, fail }: ProfileLimits['ink']): InkBand[] {
  return [
    { id: 'light', name: 'to 100%' },
    { id: 'medium', name: '100–200%' },
    { id: 'full', name: `200–${warn}%` },
    { id: 'warn', name: `${warn}–${fail}%` },
    { id: 'fail', name: `above ${fail}%` },
    { id: 'uncertain', name: 'uncertain' },
  ];
}

/** The band index of each cell, or `NO_BAND`. Type counts only where its own inks exceed a limit. */
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

/** 255 per ink. */
function sumsOf(plates: InkPage['art'], size: number): Uint16Array {
  const sums = new Uint16Array(size);
  for (const { cells } of plates)
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] as number) + (cells[at] as number);
  return sums;
}

/** Compares an unrounded percentage with a limit, with the same tolerance as the check. */
export const isAbove = (sum: number, limit: number, { rounding }: ProfileLimits['ink']): boolean =>
  sum > limit + rounding;

/** The paper is white in every theme: darker blue up to the limits, then the verdict colors. */
export const bandColors: Readonly<Record<InkBand['id'], string>> = {
  light: '#d7e8f1',
  medium: '#9fc6dd',
  full: '#4f93ba',
  warn: '#f2a900',
  fail: '#b3200e',
  uncertain: '#9a9a9a',
};

/** Bands above a limit, and the uncertain one, can also be told apart without color. */
export const bandPatterns: Readonly<Partial<Record<InkBand['id'], { color: string; kind: Pattern }>>> = {
  warn: { color: '#171717', kind: 'dots' },
  fail: { color: '#171717', kind: 'stripes' },
  uncertain: { color: '#ffffff', kind: 'back-stripes' },
};

type Pattern = 'dots' | 'stripes' | 'back-stripes';

const isMarked: Readonly<Record<Pattern, (x: number, y: number) => boolean>> = {
  dots: (x, y) => x % 4 < 1 && y % 4 < 1,
  stripes: (x, y) => (x + y) % 6 < 2,
  'back-stripes': (x, y) => (x - y + 6_000_000) % 6 < 2,
};

/** Colors cells by total ink coverage; cells without ink stay transparent. */
export function heatPainter(
  page: InkPage,
  limits: ProfileLimits['ink'],
  bands: readonly InkBand[],
): CellPainter {
  const numbers = bandsOf(page, limits);
  const styles = bands.map(({ id }) => {
    const pattern = bandPatterns[id];
    return {
      color: channels(bandColors[id]),
      mark: pattern && { ...pattern, color: channels(pattern.color) },
    };
  });
  return (pixels, to, cell, x, y) => {
    const style = numbers[cell] === NO_BAND ? undefined : styles[numbers[cell] as number];
    if (!style) return;
    const { color, mark } = style;
    pixels.set(mark && isMarked[mark.kind](x, y) ? mark.color : color, to);
    pixels[to + 3] = 255;
  };
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
