import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lengthsIn } from './written-lengths.ts';

const metric = (text: string): string =>
  lengthsIn(text)
    .map((part) => (typeof part === 'string' ? part : `${part.millimeters} (${part.inches})`))
    .join('');

describe('G1 written lengths', () => {
  it.each([
    ['Keep type 1/8 in from the trim.', 'Keep type 3.2 mm (1/8 in) from the trim.'],
    ['Folds 1/8–1/4 in apart', 'Folds 3.2–6.4 mm (1/8–1/4 in) apart'],
    ['from 23 × 35 in sheets', 'from 584.2 × 889 mm (23 × 35 in) sheets'],
    ['7-1/4 x 10-1/2 in', '184.2 x 266.7 mm (7-1/4 x 10-1/2 in)'],
    ['1/4 to 3/8 in inside', '6.4 to 9.5 mm (1/4 to 3/8 in) inside'],
    ['8½ × 11 in sheets', '215.9 × 279.4 mm (8½ × 11 in) sheets'],
    ['½ in from the fold', '12.7 mm (½ in) from the fold'],
    ['between 1/8 and 1/4 in apart', 'between 3.2 and 6.4 mm (1/8 and 1/4 in) apart'],
    ['5/8 in (0.625 in) of gutter', '15.9 mm (5/8 in) (0.625 in) of gutter'],
    ['over .009 in.', 'over 0.229 mm (.009 in).'],
    ['Bleed of 0.125 in on every side', 'Bleed of 3 mm (0.125 in) on every side'],
    ['1/8 in bleed, text 1/8 in inside', '3 mm (1/8 in) bleed, text 3.2 mm (1/8 in) inside'],
    ['No bleed, or less than 0.125 in', 'No bleed, or less than 3 mm (0.125 in)'],
    [
      'Keep text 1/8 in inside the trim and give artwork bleed',
      'Keep text 3.2 mm (1/8 in) inside the trim and give artwork bleed',
    ],
    ['Large format: 0.25 in bleed', 'Large format: 6.4 mm (0.25 in) bleed'],
  ])('G1 puts millimeters before “%s”', (text, shown) => {
    expect(metric(text)).toBe(shown);
  });

  it.each([
    'Fold 2 in half',
    '8-1/2 x 11 in thirds',
    '3 in 10 pieces',
    '4/4 in process inks',
    '100 × 1,406.139 ÷ 520 in² = 270.4',
    '0.125 in (3.2 mm)',
    '#10 in stock',
    'Printed in 2 colors',
    'Pages 2 and 3 in the booklet',
  ])('G1 leaves “%s” as it is', (text) => {
    expect(metric(text)).toBe(text);
  });

  it('G1 loses nothing of a text', () => {
    const words = fc.constantFrom(
      '1/8',
      '8½',
      ' (1/8 in)',
      '3',
      '8.5',
      ' in',
      ' × ',
      '–',
      ' of ',
      ' in half',
      '.',
      '(',
      ' mm',
      '4/4',
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('');
        expect(
          lengthsIn(text)
            .map((part) => (typeof part === 'string' ? part : part.inches))
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
