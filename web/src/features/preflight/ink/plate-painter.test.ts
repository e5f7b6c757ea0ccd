import { expect, test } from '@jest/globals';
import { cellImage } from './cell-image.ts';
import { buildInkPage, platesAt } from '../testing/build-ink-page.ts';
import { platePainter } from './plate-painter.ts';

const page = buildInkPage(
  { Cyan: [100, 50, 0, 0, 0, 0], Yellow: [100, 0, 0, 0, 0, 0], Gold: [0, 0, 100, 0, 0, 0] },
  { type: platesAt({ Black: [0, 0, 0, 100, 0, 0] }) },
);
const painted = (...on: string[]) => {
  const { data } = cellImage(page, 0, platePainter(page, new Set(on), { letters: 0.25 }));
  return Array.from({ length: 6 }, (_, cell) => [...data.subarray(4 * cell, 4 * cell + 3)]);
};

test('F6 a single plate is gray, and white where it has no ink', () => {
  const [full, half, ...rest] = painted('Cyan');
  expect(full).toEqual([0, 0, 0]);
  expect(half).toEqual([128, 128, 128]);
  for (const cell of rest) expect(cell).toEqual([255, 255, 255]);
});

test('F6 several plates overprint, and no plate is white', () => {
  const [both, cyan, gold] = painted('Cyan', 'Yellow', 'Gold');
  expect(cyan).toEqual([128, 208, 239]);
  expect(both).toEqual([0, 142, 0]);
  expect(gold).toEqual([236, 117, 0]);
  for (const cell of painted()) expect(cell).toEqual([255, 255, 255]);
});

test('F9 a spot color has its alternate color if that is known', () => {
  const looks = [{ ink: 'Gold', rgb: [180, 150, 40] as [number, number, number] }];
  const known = { ...page, looks };
  const { data } = cellImage(known, 0, platePainter(known, new Set(['Cyan', 'Gold']), { letters: 0.25 }));
  expect([...data.subarray(8, 11)]).toEqual([180, 150, 40]);
});

test('F9 in their letters, knockouts take the ink of the art away, and overprinting type adds to it', () => {
  const black = { type: platesAt({ Black: [100, 0, 0, 0, 0, 0] }) };
  const art = { Cyan: [100, 0, 0, 0, 0, 0], Black: [0, 100, 0, 0, 0, 0] };
  const knockout = buildInkPage(art, {
    ...black,
    knockouts: platesAt({ Cyan: [100, 0, 0, 0, 0, 0], Black: [0, 100, 0, 0, 0, 0] }),
  });
  const overprint = buildInkPage(art, black);
  const lettersOf = (from: typeof page, ...on: string[]) => {
    const { data } = cellImage(from, 0, platePainter(from, new Set(on), { letters: 1 }));
    return [0, 1].map((cell) => [...data.subarray(4 * cell, 4 * cell + 3)]);
  };
  const white = [255, 255, 255];
  expect(lettersOf(knockout, 'Cyan', 'Black')).toEqual([[26, 26, 26], white]);
  expect(lettersOf(overprint, 'Cyan', 'Black')).toEqual([
    [0, 16, 23],
    [26, 26, 26],
  ]);
  expect(lettersOf(knockout, 'Cyan')).toEqual([white, white]);
  expect(lettersOf(overprint, 'Cyan')).toEqual([[0, 0, 0], white]);
});

test('F6 type is lighter than shapes', () => {
  expect(painted('Black')[3]).toEqual([191, 191, 191]);
});
