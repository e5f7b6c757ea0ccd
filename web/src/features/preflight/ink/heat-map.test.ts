import { expect, test } from '@jest/globals';
import { buildInkPage, platesAt } from '../testing/build-ink-page.ts';
import { cellImage } from './cell-image.ts';
import { bandColors, heatPainter, bandsOf, inkBands, isAbove, NO_BAND } from './heat-map.ts';
import { readingOf } from './ink-reading.ts';

const limits = { warn: 300, fail: 320, rounding: 0.8, letters: 0.25 };
const all = [0, 50, 75, 76, 80, 81];
const page = buildInkPage({ Cyan: all, Magenta: all, Yellow: all, Black: all });

test('F6 the heat map separates sums above the limits, and a sum exactly at a limit is not above it', () => {
  expect([...bandsOf(page, limits)]).toEqual([NO_BAND, 1, 2, 3, 3, 4]);
  expect(inkBands(limits)[4]?.name).toBe('above 320%');
});

test('F6 heat map and readout ignore only what rounding may have added to a sum', () => {
  // 300.78% and 301.18%, which both round to 301%.
  const bytes = [767, 768].map((sum) => [255, 255, 255, sum - 765]);
  const art = ['Cyan', 'Magenta', 'Yellow', 'Black'].map((ink, plate) => ({
    ink,
    cells: Uint8Array.from([...bytes.map((inks) => inks[plate] ?? 0), 0, 0, 0, 0]),
  }));
  const edge = buildInkPage({}, { art });
  expect([...bandsOf(edge, limits)].slice(0, 2)).toEqual([2, 3]);
  const above = [0, 1].map((cell) => isAbove(readingOf(edge, cell).sum, limits.warn, limits));
  expect(above).toEqual([false, true]);
  expect(bandsOf(edge, { ...limits, rounding: 0.7 })[0]).toBe(3);
});

test('F6 uncertain sums have their own band, and type counts where its inks exceed a limit', () => {
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
] as const)('F6 rotated by %i°, the last cell is at its rotated position', (rotate, width, height, at) => {
  const light = buildInkPage({ Cyan: [0, 0, 0, 0, 0, 50] });
  const image = cellImage(light, rotate, heatPainter(light, limits, inkBands(limits)));
  expect([image.width, image.height]).toEqual([width, height]);
  const covers = Array.from({ length: 6 }, (_, cell) => image.data[4 * cell + 3]);
  expect(covers.indexOf(255)).toBe(at);
  expect(covers.filter((cover) => cover !== 0)).toHaveLength(1);
});

test('F6 cells above the limit have a pattern as well as a color', () => {
  const side = 12;
  const full = Array.from({ length: side * side }, () => 100);
  const square = buildInkPage(
    { Cyan: full, Magenta: full, Yellow: full, Black: full },
    { width: side, height: side, doubts: new Uint8Array(side * side) },
  );
  const { data } = cellImage(square, 0, heatPainter(square, limits, inkBands(limits)));
  const reds = full.map((_, cell) => data[4 * cell]);
  expect(new Set(reds)).toEqual(new Set([Number.parseInt(bandColors.fail.slice(1, 3), 16), 0x17]));
  expect(reds.filter((red) => red === 0x17)).toHaveLength((side * side) / 3);
});
