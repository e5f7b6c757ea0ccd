import { describe, expect, it } from '@jest/globals';
import { readInches, readNumber } from './use-typed-number.ts';

describe('G1 what is typed into a calculator', () => {
  it.each([
    ['100', 100],
    [' 2,500 ', 2500],
    ['.0046', 0.0046],
    ['1,000,000', 1_000_000],
  ])('G1 reads the number “%s”', (text, value) => {
    expect(readNumber(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'Write a number, such as 100.'],
    ['.', 'Write a number, such as 100.'],
    ['12 pt', 'Write a number, such as 100.'],
    ['Infinity', 'Write a number, such as 100.'],
    ['-5', 'Write a number of 0 or more.'],
    ['−5', 'Write a number of 0 or more.'],
    ['1e9', 'Write all digits, without an e.'],
    ['1,00', 'Write decimals with a point, such as 0.5.'],
    ['0,5', 'Write decimals with a point, such as 0.5.'],
    ['12345678901234567890', 'At most 1,000,000,000.'],
  ])('G1 refuses “%s” and says: %s', (text, reason) => {
    expect(readNumber(text)).toEqual({ ok: false, reason });
  });

  it.each([
    ['-2', 'Write a number of 0 or more.'],
    ['8,5', 'Write decimals with a point, such as 0.5.'],
    ['100000', 'At most 10,000.'],
    ['wide', 'Write a length in inches, such as 3-5/8 or 3.625.'],
  ])('G1 refuses the length “%s” and says: %s', (text, reason) => {
    expect(readInches(text)).toEqual({ ok: false, reason });
  });

  it('G1 keeps to its limits and says them', () => {
    expect(readNumber('3', { min: 4 })).toEqual({ ok: false, reason: 'At least 4.' });
    expect(readNumber('1001', { max: 1000 })).toEqual({ ok: false, reason: 'At most 1,000.' });
    expect(readNumber('1.5', { isWhole: true })).toEqual({ ok: false, reason: 'Write a whole number.' });
    expect(readNumber('0', { over: 0 })).toEqual({ ok: false, reason: 'More than 0.' });
    expect(readInches('9-1/2', { max: 9 })).toEqual({ ok: false, reason: 'At most 9.' });
  });

  it('G1 reads lengths with fractions', () => {
    expect(readInches('8-1/2')).toEqual({ ok: true, value: 8.5 });
    expect(readInches('wide').ok).toBe(false);
  });
});
