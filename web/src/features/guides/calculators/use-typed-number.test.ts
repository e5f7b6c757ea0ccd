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

  it.each(['', '.', '-1', '1e3', '12 pt', '1,00', 'Infinity', '1234567890'])('G1 refuses “%s”', (text) => {
    expect(readNumber(text)).toEqual({ ok: false, reason: 'Write a number, such as 100.' });
  });

  it('G1 keeps to its limits and says them', () => {
    expect(readNumber('3', { min: 4 })).toEqual({ ok: false, reason: 'At least 4.' });
    expect(readNumber('1001', { max: 1000 })).toEqual({ ok: false, reason: 'At most 1,000.' });
    expect(readNumber('1.5', { isWhole: true })).toEqual({ ok: false, reason: 'Write a whole number.' });
    expect(readInches('9-1/2', { max: 9 })).toEqual({ ok: false, reason: 'At most 9.' });
  });

  it('G1 reads lengths with fractions', () => {
    expect(readInches('8-1/2')).toEqual({ ok: true, value: 8.5 });
    expect(readInches('wide').ok).toBe(false);
  });
});
