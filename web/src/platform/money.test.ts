import { describe, expect, it } from '@jest/globals';
import { centsInField, parseCopies, parseDollars } from './money.ts';

describe('parseDollars', () => {
  it.each([
    ['$1,850', 185_000],
    ['1850.00', 185_000],
    ['1,850.5', 185_050],
    [' US$ 1 850 ', 185_000],
    ['1850 USD', 185_000],
    ['.75', 75],
    ['0', 0],
    ['1.15', 115],
    ['12,345,678.90', 1_234_567_890],
  ])('S10 reads %j as %d cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  it.each(['', '1.850,00', '1,85', '12,34,567', '1.234', '-5', '1e3', '5 000,00', '€5', '=1+1', '１２'])(
    'S10 leaves %j unread rather than guess',
    (text) => {
      expect(parseDollars(text)).toBeUndefined();
    },
  );

  it('S10 reads back what a field shows', () => {
    for (const cents of [0, 5, 115, 185_050, 10_000_000_000]) {
      expect(parseDollars(centsInField(cents))).toBe(cents);
    }
  });
});

it('S10 copies are read with and without commas, and nothing else', () => {
  expect(['5,000', '5000', ' 12 500 '].map(parseCopies)).toEqual([5000, 5000, 12_500]);
  expect(['', '5.5', '-1', '5k', '5,00', '1e3'].map(parseCopies)).toEqual(Array(6).fill(undefined));
});
