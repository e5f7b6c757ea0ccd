import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { poundText, rounded, unitPrice, dollarText, priceText } from './number-text.ts';

describe('G11 number text', () => {
  it.each([
    [1.515, 2, '1.52'],
    [0.0725, 3, '0.073'],
    [0.1 + 0.2, 1, '0.3'],
    [40, 2, '40.00'],
    [0, 3, '0.000'],
    [1e-9, 4, '0.0000'],
  ])('G11 rounds %f to %d decimals as %s', (value, decimals, text) => {
    expect(rounded(value, decimals)).toBe(text);
  });

  it('G11 rounds to within half of the last decimal', () => {
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

  it('G7 formats unit prices with two decimals, or three under ten cents', () => {
    expect([0.1, 1.515, 0.046, 12].map(unitPrice)).toEqual(['0.10', '1.52', '0.046', '12.00']);
  });
});

describe('G8 price text', () => {
  it('G8 shows tenths of a cent only where needed', () => {
    expect(priceText(650)).toBe('$0.65');
    expect(priceText(621)).toBe('$0.621');
    expect(priceText(1310)).toBe('$1.31');
    expect(dollarText(39_500)).toBe('$395.00');
    expect(dollarText(123_456)).toBe('$1,234.56');
  });
});

it('G8 keeps two digits of a job under a pound', () => {
  expect([1234.56, 134.39, 18.04, 0.0309, 0.496].map(poundText)).toEqual([
    '1,234.6',
    '134.4',
    '18',
    '0.031',
    '0.5',
  ]);
});
