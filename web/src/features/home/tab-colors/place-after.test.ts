import { expect, it } from '@jest/globals';
import { placeAfter } from './place-after.ts';

it('H3 placeAfter moves to the neighbor, up and down within the column, and wraps at the ends', () => {
  expect(placeAfter('ArrowRight', 0, 10, 30)).toBe(1);
  expect(placeAfter('ArrowLeft', 0, 10, 30)).toBe(29);
  expect(placeAfter('ArrowRight', 29, 10, 30)).toBe(0);
  expect(placeAfter('ArrowDown', 4, 10, 30)).toBe(14);
  expect(placeAfter('ArrowUp', 4, 10, 30)).toBe(24);
  expect(placeAfter('Home', 17, 10, 30)).toBe(10);
  expect(placeAfter('End', 17, 10, 30)).toBe(19);
  expect(placeAfter('Enter', 17, 10, 30)).toBe(-1);
});
