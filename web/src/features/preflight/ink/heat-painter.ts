import type { ProfileLimits } from '@printpartner/contracts/types';
import { bandsOf, type InkBand, NO_BAND } from './ink-bands.ts';
import type { CellPainter } from './cell-picture.ts';
import type { InkPage } from './ink-page.ts';

/** On paper, which stays white in the dark: blue as it gets heavier, then the colours of the verdicts. */
export const bandColors: Readonly<Record<InkBand['id'], string>> = {
  light: '#d7e8f1',
  medium: '#9fc6dd',
  full: '#4f93ba',
  warn: '#f2a900',
  fail: '#b3200e',
  doubtful: '#9a9a9a',
};

/** What is above a limit, or not certain, has a pattern of its own, so that it is seen without its colour. */
export const bandPatterns: Readonly<Partial<Record<InkBand['id'], { color: string; kind: Pattern }>>> = {
  warn: { color: '#171717', kind: 'dots' },
  fail: { color: '#171717', kind: 'stripes' },
  doubtful: { color: '#ffffff', kind: 'back-stripes' },
};

type Pattern = 'dots' | 'stripes' | 'back-stripes';

const isMarked: Readonly<Record<Pattern, (x: number, y: number) => boolean>> = {
  dots: (x, y) => x % 4 < 1 && y % 4 < 1,
  stripes: (x, y) => (x + y) % 6 < 2,
  'back-stripes': (x, y) => (x - y + 6_000_000) % 6 < 2,
};

/** Colours cells by the sum of their inks; paper where there is none. */
export function heatPainter(
  page: InkPage,
  limits: ProfileLimits['ink'],
  bands: readonly InkBand[],
): CellPainter {
  const numbers = bandsOf(page, limits);
  const looks = bands.map(({ id }) => {
    const pattern = bandPatterns[id];
    return {
      color: channels(bandColors[id]),
      mark: pattern && { ...pattern, color: channels(pattern.color) },
    };
  });
  return (pixels, to, cell, x, y) => {
    const look = numbers[cell] === NO_BAND ? undefined : looks[numbers[cell] as number];
    if (!look) return;
    const { color, mark } = look;
    pixels.set(mark && isMarked[mark.kind](x, y) ? mark.color : color, to);
    pixels[to + 3] = 255;
  };
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
