import { expect, it } from '@jest/globals';
import { madeFinding, madeResult } from '../testing/made-result.ts';
import { printSizeOf } from './print-size.ts';

const result = madeResult([]);

it('tells what an image has and what it needs at its size', () => {
  expect(printSizeOf(madeFinding(), result)).toEqual({
    pixels: '506 × 342',
    placedAt: '3.42 × 2.31 in',
    needed: '1026 × 693 px',
    goodWidth: '2.24 in',
    goodPpi: 225,
  });
});

it('is none for anything else', () => {
  expect(printSizeOf(madeFinding({ object: 'line art' }), result)).toBeNull();
  expect(printSizeOf(madeFinding({ box: null }), result)).toBeNull();
});
