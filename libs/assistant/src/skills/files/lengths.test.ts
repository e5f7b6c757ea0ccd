import { describe, expect, it } from '@jest/globals';
import { lengthAfter, lengthBefore } from './lengths.ts';

describe('C3 a length beside its term', () => {
  it.each([
    ['is 3 mm bleed enough', 3 / 25.4],
    ['1/8 in bleed', 0.125],
    ['1-1/4 in of bleed', 1.25],
    ['a 1/4" bleed', 0.25],
    ['.125 bleed', 0.125],
    ['1/8 bleed ok', 0.125],
    ['¼ in bleed', 0.25],
  ])('C3 reads “%s”', (text, inches) => {
    expect(lengthBefore(text, 'bleed')).toBeCloseTo(inches, 9);
  });

  it.each(['is page 3 bleed ok', '0,125 in bleed', '6x9 bleed', 'bleed'])(
    'C3 reads no length in “%s”',
    (text) => {
      expect(lengthBefore(text, 'bleed')).toBeUndefined();
    },
  );

  it('C3 reads a length after its term only with a unit', () => {
    expect(lengthAfter('my bleed is 2 mm', 'bleed')).toBeCloseTo(2 / 25.4, 9);
    expect(lengthAfter('bleed is 1-1/8 in', 'bleed')).toBe(1.125);
    expect(lengthAfter('bleed on 4 pages', 'bleed')).toBeUndefined();
  });
});
