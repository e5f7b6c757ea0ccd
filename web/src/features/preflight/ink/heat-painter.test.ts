import { expect, test } from '@jest/globals';
import { cellPicture } from './cell-picture.ts';
import { bandColors, heatPainter } from './heat-painter.ts';
import { bandsOf, inkBands, isAbove, NO_BAND } from './ink-bands.ts';
import { readingOf } from './ink-reading.ts';
import { madeInkPage, platesAt } from './made-ink-page.ts';

const limits = { warn: 300, fail: 320, rounding: 0.8, letters: 0.25 };
const all = [0, 50, 75, 76, 80, 81];
const page = madeInkPage({ Cyan: all, Magenta: all, Yellow: all, Black: all });

test('F6 the heat map tells sums above the limits apart, and exactly the limit is not above it', () => {
  expect([...bandsOf(page, limits)]).toEqual([NO_BAND, 1, 2, 3, 3, 4]);
  expect(inkBands(limits)[4]?.name).toBe('above 320 %');
});

test('F6 heat map and read-out allow a sum what rounding may have added, and no more', () => {
  // 300.78 % and 301.18 %, which both round to 301.
  const bytes = [767, 768].map((sum) => [255, 255, 255, sum - 765]);
  const art = ['Cyan', 'Magenta', 'Yellow', 'Black'].map((ink, plate) => ({
    ink,
    cells: Uint8Array.from([...bytes.map((inks) => inks[plate] ?? 0), 0, 0, 0, 0]),
  }));
  const edge = madeInkPage({}, { art });
  expect([...bandsOf(edge, limits)].slice(0, 2)).toEqual([2, 3]);
  const above = [0, 1].map((cell) => isAbove(readingOf(edge, cell).sum, limits.warn, limits));
  expect(above).toEqual([false, true]);
  expect(bandsOf(edge, { ...limits, rounding: 0.7 })[0]).toBe(3);
});

test('F6 a sum that is not certain is shown as that, and type where its inks are too many', () => {
  const doubts = Uint8Array.of(0, 1, 1, 0, 0, 0);
  const type = platesAt(
    Object.fromEntries(['Cyan', 'Magenta', 'Yellow', 'Black'].map((ink) => [ink, [90, 0, 90, 0, 0, 0]])),
  );
  expect([...bandsOf({ ...page, doubts, type }, limits)]).toEqual([4, 5, 4, 3, 3, 4]);
});

test.each([
  [0, 2, 3, 5],
  [90, 3, 2, 3],
  [180, 2, 3, 0],
  [270, 3, 2, 2],
] as const)('F6 turned by %i° the last cell is where the reader sees it', (rotate, width, height, at) => {
  const light = madeInkPage({ Cyan: [0, 0, 0, 0, 0, 50] });
  const picture = cellPicture(light, rotate, heatPainter(light, limits, inkBands(limits)));
  expect([picture.width, picture.height]).toEqual([width, height]);
  const covers = Array.from({ length: 6 }, (_, cell) => picture.data[4 * cell + 3]);
  expect(covers.indexOf(255)).toBe(at);
  expect(covers.filter((cover) => cover !== 0)).toHaveLength(1);
});

test('F6 above the limit there is a pattern beside the color', () => {
  const side = 12;
  const full = Array.from({ length: side * side }, () => 100);
  const square = madeInkPage(
    { Cyan: full, Magenta: full, Yellow: full, Black: full },
    { width: side, height: side, doubts: new Uint8Array(side * side) },
  );
  const { data } = cellPicture(square, 0, heatPainter(square, limits, inkBands(limits)));
  const reds = full.map((_, cell) => data[4 * cell]);
  expect(new Set(reds)).toEqual(new Set([Number.parseInt(bandColors.fail.slice(1, 3), 16), 0x17]));
  expect(reds.filter((red) => red === 0x17)).toHaveLength((side * side) / 3);
});
