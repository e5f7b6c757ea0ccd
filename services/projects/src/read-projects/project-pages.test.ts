import { expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts';
import { firstThatFit } from './project-pages.ts';

const HALF = limits.archivedPageBytes / 2;
const sizesOf = (...bytes: number[]) => firstThatFit(bytes.map((size) => ({ bytes: size }))).length;

it('P7 a page has the first projects that fit in half a megabyte, but at least one and at most 50', () => {
  expect(sizesOf()).toBe(0);
  expect(sizesOf(HALF, HALF, 1)).toBe(2);
  expect(sizesOf(HALF, HALF + 1, 0)).toBe(1);
  expect(sizesOf(HALF * 3, 0)).toBe(1);
  expect(sizesOf(...Array.from({ length: 51 }, () => 10))).toBe(50);
  expect(sizesOf(...Array.from({ length: 50 }, () => 10))).toBe(50);
});
