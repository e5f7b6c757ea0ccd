import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  basisPoundText,
  byteText,
  decimalText,
  dollarText,
  fileSizeText,
  hundredthsText,
  percentText,
  poundText,
  priceText,
  rateText,
  rounded,
  shortDollarText,
  unitDollarText,
  unitPrice,
} from './number-text.ts';

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

  it('G7 shows rates per copy with two or three decimals', () => {
    expect([0.1, 0.084, 1.2345].map(rateText)).toEqual(['0.10', '0.084', '1.235']);
  });

  it('S10 shows cents only where there are any, and parts of a cent of one piece', () => {
    expect([123_500, 123_550].map(shortDollarText)).toEqual(['$1,235', '$1,235.50']);
    expect([37, 12.345].map(unitDollarText)).toEqual(['$0.37', '$0.1235']);
  });
});

describe('G11 texts of shares and weights', () => {
  it('G11 drops zeros at the end of decimals', () => {
    expect([8.5, 8.504, 1.005].map((value) => decimalText(value, 2))).toEqual(['8.5', '8.5', '1.01']);
    expect([percentText(0.2216), percentText(0.898, 1), percentText(12.346)]).toEqual([
      '22%',
      '89.8%',
      '1,235%',
    ]);
  });

  it('G11 groups ounces, areas and basis weights by thousands', () => {
    expect([1234.567, 0.4].map(hundredthsText)).toEqual(['1,234.57', '0.4']);
    expect([1234.56, 80].map(basisPoundText)).toEqual(['1,234.6', '80.0']);
  });
});

describe('D4 texts of bytes', () => {
  it('D4 shows bytes of a disk with three digits', () => {
    expect([0, 999, 1_234_000, 2.5e12].map(byteText)).toEqual(['0 bytes', '999 bytes', '1.23 MB', '2.5 TB']);
  });

  it('S10 rounds bytes of a file up', () => {
    const MB = 1024 * 1024;
    expect([0, 1, 48 * 1024, 48 * 1024 + 1].map(fileSizeText)).toEqual(['1 KB', '1 KB', '48 KB', '49 KB']);
    expect([MB - 1, MB, MB + 1, 3.2 * MB, 20 * MB].map(fileSizeText)).toEqual([
      '1 MB',
      '1 MB',
      '1.1 MB',
      '3.2 MB',
      '20 MB',
    ]);
    expect([1023.9 * MB, 1024 * MB, 1.15 * 1024 * MB, 5 * 1024 * MB].map(fileSizeText)).toEqual([
      '1023.9 MB',
      '1 GB',
      '1.2 GB',
      '5 GB',
    ]);
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
