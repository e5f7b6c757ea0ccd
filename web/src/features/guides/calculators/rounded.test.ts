import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rounded, unitPrice } from './rounded.ts';

describe('G11 figures as they are rounded', () => {
  it.each([
    [1.515, 2, '1.52'],
    [0.0725, 3, '0.073'],
    [0.1 + 0.2, 1, '0.3'],
    [40, 2, '40.00'],
    [0, 3, '0.000'],
    [1e-9, 4, '0.0000'],
  ])('G11 %f to %d decimals is %s', (value, decimals, text) => {
    expect(rounded(value, decimals)).toBe(text);
  });

  it('G11 is never off by more than half of its last decimal', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, decimals) => {
          expect(Math.abs(Number(rounded(value, decimals)) - value)).toBeLessThanOrEqual(
            0.5 * 10 ** -decimals + 1e-6,
          );
        },
      ),
    );
  });

  it('G7 a price of one piece has two decimals at least', () => {
    expect([0.1, 1.515, 0.046, 12].map(unitPrice)).toEqual(['0.10', '1.52', '0.046', '12.00']);
  });
});
