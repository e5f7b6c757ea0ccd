/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { InkPageHeader } from '@printpartner/contracts/types';
import { platesOf, readInkPage, switchedOff } from './ink-page.ts';

const header: InkPageHeader = {
  box: [0, 0, 2, 1],
  width: 2,
  height: 1,
  cellPt: 1,
  art: ['Gold', 'Black', 'Cyan'],
  type: ['Black', 'Silver'],
  knockouts: ['Cyan'],
  reasons: ['undecoded image'],
  uncertain: [],
};
const body = (planes: readonly number[], from = header) =>
  Uint8Array.from([...new TextEncoder().encode(`${JSON.stringify(from)}\n`), ...planes]);

test('F6 readInkPage parses header, plates and doubts', () => {
  const page = readInkPage(body([1, 2, 3, 4, 5, 10, 7, 8, 9, 10, 255, 0, 0, 1]));
  expect(page.art.map(({ ink, cells }) => [ink, ...cells])).toEqual([
    ['Gold', 1, 2],
    ['Black', 3, 4],
    ['Cyan', 5, 10],
  ]);
  expect(page.type.map(({ ink, cells }) => [ink, ...cells])).toEqual([
    ['Black', 7, 8],
    ['Silver', 9, 10],
  ]);
  expect(page.knockouts).toEqual([{ ink: 'Cyan', cells: Uint8Array.of(255, 0) }]);
  expect([...page.doubts]).toEqual([0, 1]);
  expect(platesOf(page)).toEqual(['Cyan', 'Black', 'Gold', 'Silver']);
});

test('F6 readInkPage parses a page without knockouts', () => {
  const { knockouts: _, ...older } = header;
  const page = readInkPage(body([1, 2, 3, 4, 5, 10, 7, 8, 9, 10, 0, 1], older));
  expect(page.knockouts).toEqual([]);
  expect([...page.doubts]).toEqual([0, 1]);
});

test('F6 readInkPage throws when the body is truncated', () => {
  expect(() => readInkPage(body([1, 2, 3]))).toThrow('truncated');
});

test('F6 a plate that is switched off stays off on other pages, also on pages without it', () => {
  const off = switchedOff(new Set(['Gold', 'Black']), ['Cyan', 'Black'], new Set(['Black']));
  expect(off).toEqual(new Set(['Gold', 'Cyan']));
  expect(switchedOff(off, ['Cyan', 'Gold'], new Set(['Cyan', 'Gold']))).toEqual(new Set());
});
