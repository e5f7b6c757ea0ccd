import { expect, test } from '@jest/globals';
import { cellPicture } from './cell-picture.ts';
import { madeInkPage, platesAt } from './made-ink-page.ts';
import { platePainter } from './plate-painter.ts';

const page = madeInkPage(
  { Cyan: [100, 50, 0, 0, 0, 0], Yellow: [100, 0, 0, 0, 0, 0], Gold: [0, 0, 100, 0, 0, 0] },
  { type: platesAt({ Black: [0, 0, 0, 100, 0, 0] }) },
);
const seen = (...on: string[]) => {
  const { data } = cellPicture(page, 0, platePainter(page, new Set(on), { letters: 0.25 }));
  return Array.from({ length: 6 }, (_, cell) => [...data.subarray(4 * cell, 4 * cell + 3)]);
};

test('F6 a plate alone is grey, and paper where it has nothing', () => {
  const [full, half, ...rest] = seen('Cyan');
  expect(full).toEqual([0, 0, 0]);
  expect(half).toEqual([128, 128, 128]);
  for (const cell of rest) expect(cell).toEqual([255, 255, 255]);
});

test('F6 plates that are on add up, and no plate is paper', () => {
  const [both, cyan, gold] = seen('Cyan', 'Yellow', 'Gold');
  expect(cyan).toEqual([128, 208, 239]);
  expect(both).toEqual([0, 142, 0]);
  expect(gold).toEqual([236, 117, 0]);
  for (const cell of seen()) expect(cell).toEqual([255, 255, 255]);
});

test('F6 type is lighter than what is painted', () => {
  expect(seen('Black')[3]).toEqual([191, 191, 191]);
});
