import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { basisWeightOf, readBasisWeight, type BasisWeight } from './basis-weight.ts';

describe('G1 basis weights as they are typed', () => {
  it.each<[string, BasisWeight]>([
    ['80', { value: 80 }],
    ['80#', { value: 80, unit: 'lb' }],
    ['80 lb', { value: 80, unit: 'lb' }],
    ['80-lb. cover', { value: 80, unit: 'lb', grade: 'cover' }],
    ['100# text', { value: 100, unit: 'lb', grade: 'text' }],
    ['80#C', { value: 80, unit: 'lb', grade: 'cover' }],
    ['67 pounds bristol', { value: 67, unit: 'lb', grade: 'bristol' }],
    ['80 cover', { value: 80, unit: 'lb', grade: 'cover' }],
    ['300 gsm', { value: 300, unit: 'gsm' }],
    ['300 g/m²', { value: 300, unit: 'gsm' }],
    ['300 g/m^2', { value: 300, unit: 'gsm' }],
    ['300g/m2', { value: 300, unit: 'gsm' }],
    ['80c', { value: 80, unit: 'lb', grade: 'cover' }],
    ['80t', { value: 80, unit: 'lb', grade: 'text' }],
    ['130c', { value: 130, unit: 'lb', grade: 'cover' }],
    ['185# c', { value: 185, unit: 'lb', grade: 'cover' }],
    ['80lb c', { value: 80, unit: 'lb', grade: 'cover' }],
    ['80 lb. T', { value: 80, unit: 'lb', grade: 'text' }],
    ['80# gloss text', { value: 80, unit: 'lb', grade: 'text' }],
    ['100# silk', { value: 100, unit: 'lb' }],
    ['#80', { value: 80, unit: 'lb' }],
    ['#100 cover', { value: 100, unit: 'lb', grade: 'cover' }],
    ['80# offset', { value: 80, unit: 'lb', grade: 'text' }],
    ['80# opaque cover', { value: 80, unit: 'lb', grade: 'cover' }],
    ['80# cvr', { value: 80, unit: 'lb', grade: 'cover' }],
    ['20# copy paper', { value: 20, unit: 'lb', grade: 'bond' }],
    ['80–lb', { value: 80, unit: 'lb' }],
  ])('G1 reads “%s”', (text, weight) => {
    expect(basisWeightOf(text)).toEqual(weight);
  });

  it.each([
    '',
    '#',
    '14 pt',
    '80# vellum',
    '80# cover text',
    '8,0#',
    '-80#',
    '80/100# text',
    '210 mm',
    '#10',
    '4c',
    '185c',
    '1080c',
    '30t',
  ])('G1 the reader doesn’t read “%s” as a basis weight', (text) => {
    expect(basisWeightOf(text)).toBeUndefined();
  });

  it('G1 reads every weight and unit it writes', () => {
    const units = [
      ['#', 'lb'],
      [' lb', 'lb'],
      [' gsm', 'gsm'],
      ['g/m2', 'gsm'],
    ] as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.constantFrom(...units), (tenths, [sign, unit]) => {
        expect(basisWeightOf(`${tenths / 10}${sign}`)).toEqual({ value: tenths / 10, unit });
      }),
    );
  });

  it('G1 names the unit of the range, and says that points are no weight', () => {
    const limits = { min: 1, max: 2000 };
    expect(readBasisWeight('2500 gsm', limits, 'lb')).toEqual({ ok: false, reason: 'Enter 1 to 2,000 gsm.' });
    expect(readBasisWeight('thick', limits, 'lb')).toEqual({
      ok: false,
      reason: 'Enter 1 to 2,000 lb, such as 80# or 300 gsm.',
    });
    expect(readBasisWeight('14 pt', limits, 'lb')).toEqual({
      ok: false,
      reason: 'Points are thickness, not weight. Enter 1 to 2,000 lb.',
    });
    expect(readBasisWeight('80,5', limits, 'lb')).toEqual({
      ok: false,
      reason: 'Use a decimal point, as in 80.5. Enter 1 to 2,000 lb.',
    });
  });
});
