import { describe, expect, it } from '@jest/globals';
import { readInches, readNumber } from './use-typed-number.ts';

describe('G1 typed numbers', () => {
  it.each([
    ['100', 100],
    [' 2,500 ', 2500],
    ['.0046', 0.0046],
    ['1,000,000', 1_000_000],
  ])('G1 parses the number “%s”', (text, value) => {
    expect(readNumber(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'Enter a number, such as 100.'],
    ['.', 'Enter a number, such as 100.'],
    ['12 pt', 'Enter a number, such as 100.'],
    ['Infinity', 'Enter a number, such as 100.'],
    ['-5', 'Enter 0 or more.'],
    ['−5', 'Enter 0 or more.'],
    ['1e9', 'Enter all digits, without an e.'],
    ['1,00', 'Use a decimal point, such as 0.5.'],
    ['0,5', 'Use a decimal point, such as 0.5.'],
    ['12345678901234567890', 'Must be at most 1,000,000,000.'],
  ])('G1 rejects “%s” with: %s', (text, reason) => {
    expect(readNumber(text)).toEqual({ ok: false, reason });
  });

  it.each([
    ['-2', 'Enter 0 or more.'],
    ['8,5', 'Use a decimal point, such as 0.5.'],
    ['100000', 'Must be at most 10,000.'],
    ['wide', 'Enter a length in inches, such as 3-5/8 or 3.625.'],
  ])('G1 rejects the length “%s” with: %s', (text, reason) => {
    expect(readInches(text)).toEqual({ ok: false, reason });
  });

  it('G1 states the limit a number exceeds', () => {
    expect(readNumber('3', { min: 4 })).toEqual({ ok: false, reason: 'Must be at least 4.' });
    expect(readNumber('1001', { max: 1000 })).toEqual({ ok: false, reason: 'Must be at most 1,000.' });
    expect(readNumber('1.5', { isWhole: true })).toEqual({ ok: false, reason: 'Enter a whole number.' });
    expect(readNumber('0', { over: 0 })).toEqual({ ok: false, reason: 'Must be more than 0.' });
    expect(readInches('9-1/2', { max: 9 })).toEqual({ ok: false, reason: 'Must be at most 9.' });
  });

  it('G1 parses lengths with fractions', () => {
    expect(readInches('8-1/2')).toEqual({ ok: true, value: 8.5 });
    expect(readInches('wide').ok).toBe(false);
  });
});
