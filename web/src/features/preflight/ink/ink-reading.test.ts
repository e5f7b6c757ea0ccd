import { expect, test } from '@jest/globals';
import { cellAt, inkText, readingOf } from './ink-reading.ts';
import { buildInkPage, platesAt } from '../testing/build-ink-page.ts';

const page = buildInkPage(
  {
    Cyan: [40, 0, 0, 0, 0, 0],
    Magenta: [30, 0, 0, 0, 0, 0],
    Yellow: [30, 0, 0, 0, 0, 0],
    Black: [100, 0, 0, 0, 0, 0],
    Gold: [0, 80, 0, 0, 0, 0],
  },
  { type: platesAt({ Black: [0, 100, 0, 0, 0, 0] }), doubts: Uint8Array.of(0, 0, 3, 0, 0, 0) },
);

test('F6 a cell reads as percentages, ink by ink', () => {
  expect(inkText(readingOf(page, 0))).toBe('C 40 · M 30 · Y 30 · K 100 = 200%');
  const second = readingOf(page, 1);
  expect(inkText(second)).toBe('C 0 · M 0 · Y 0 · K 0 · Gold 80 = 80%');
  expect(second.type && inkText(second.type)).toBe('C 0 · M 0 · Y 0 · K 100 = 100%');
  expect(readingOf(page, 2).doubts).toEqual(['undecoded image', 'transparency']);
  expect(inkText(readingOf(page, 3))).toBe('No ink');
});

test('F6 the total matches the rounded values', () => {
  const tint = buildInkPage({ Cyan: [90], Magenta: [90], Yellow: [90], Black: [90] });
  expect(inkText(readingOf(tint, 0))).toBe('C 90 · M 90 · Y 90 · K 90 = 360%');
});

test('F6 cellAt returns the cell at a point, or undefined outside the page', () => {
  expect(cellAt(page, { x: 100.5, y: 52.5 })).toBe(0);
  expect(cellAt(page, { x: 101.5, y: 50.5 })).toBe(5);
  for (const [x, y] of [
    [99.9, 51],
    [102.1, 51],
    [101, 49.9],
    [101, 53.1],
  ] as const)
    expect(cellAt(page, { x, y })).toBeUndefined();
});
