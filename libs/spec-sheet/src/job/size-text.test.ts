import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sizeOf } from './size-text.ts';

const inches = (width: number, height: number) => ({ width, height });
const mm = (width: number, height: number) => ({
  width: expect.closeTo(width / 25.4, 5),
  height: expect.closeTo(height / 25.4, 5),
});

describe('S9 sizes as typed', () => {
  it.each([
    ['8.5 × 11', 8.5, 11],
    ['8.5x11', 8.5, 11],
    ['8-1/2 x 11 in', 8.5, 11],
    ['8 1/2 X 11 inches', 8.5, 11],
    ['8½" x 11"', 8.5, 11],
    ['8½ × 11½ in.', 8.5, 11.5],
    ['8.5” by 11”', 8.5, 11],
    ["8.5'' x 11''", 8.5, 11],
    ['8.5in x 11in', 8.5, 11],
    ['3-11/16 x 8-1/2', 3.6875, 8.5],
    ['3⅓ x 8½', 3.333333, 8.5],
    ['8.5inx11in', 8.5, 11],
    ['8.5wx11h', 8.5, 11],
    ['approx 9 x 12, in a box', 9, 12],
    ['.75 x 3/4', 0.75, 0.75],
    ['5.5" W x 8.5" H', 5.5, 8.5],
    ['8.5" H x 5.5" W', 5.5, 8.5],
    ['8.5h × 5.5w', 5.5, 8.5],
    ['W 5.5 × H 8.5', 5.5, 8.5],
    ['11 tall x 8.5 wide', 8.5, 11],
    ['flat 17 x 11', 17, 11],
    ['brochure with 17 x 11 insert', 17, 11],
    ['each 8.5 x 11', 8.5, 11],
    ['8.5” x 11” -4/4', 8.5, 11],
    ['8.5″ × 11″ –4/4', 8.5, 11],
    ['8.5" x 11" -4/4', 8.5, 11],
    ['17 x 11 flat', 17, 11],
    ['8.5 x 11 inside a folder', 8.5, 11],
    ['6 x 9 (finished, after trimming)', 6, 9],
    ['8.5 × 11 in (216 × 279 mm)', 8.5, 11],
    ['8.5 × 11 in / 216 × 279 mm', 8.5, 11],
    ['8.5 x 11 landscape', 11, 8.5],
    ['11 x 8.5 landscape', 11, 8.5],
    ['2 ft x 3 ft', 24, 36],
    ['24" × 3\'', 24, 36],
    ['Letter', 8.5, 11],
    ['letter size, landscape', 11, 8.5],
    ['half-letter', 5.5, 8.5],
    ['1/2 letter', 5.5, 8.5],
    ['½ letter', 5.5, 8.5],
    ['half letter, half fold', 5.5, 8.5],
    ['half letter 5.5 x 8.5', 5.5, 8.5],
    ['quarter page, 4.25 x 5.5', 4.25, 5.5],
    ['letter, half-fold', 8.5, 11],
    ['letter, 4/4', 8.5, 11],
    ['8-½ x 11', 8.5, 11],
    ['8 1⁄2 x 11', 8.5, 11],
    ['8.5 x 11 (landscape)', 11, 8.5],
    ['6 x 9 + 1/8 bleed', 6, 9],
    ['6 x 9, full bleed', 6, 9],
    ['6 x 9 without bleed', 6, 9],
    ['6 x 9 w/o bleed', 6, 9],
    ['6 x 9, not including bleed', 6, 9],
    ['6 x 9 (6.25 x 9.25 with bleed)', 6, 9],
    ['#10 4.125 x 9.5', 4.125, 9.5],
    ['tabloid 11 x 17', 11, 17],
    ['11x17 (folds to 8.5x11)', 11, 17],
    ['8.5 w x 11 h', 8.5, 11],
    ['Legal', 8.5, 14],
    ['tabloid', 11, 17],
    ['brochure, 11 × 8.5, folds to a #10', 11, 8.5],
    ['flat -17 x 11', 17, 11],
    ['– 8 -1/2 x 11', 8.5, 11],
  ])('S9 reads the size “%s” as %d × %d in', (text, width, height) => {
    expect(sizeOf(text)).toEqual(inches(width, height));
  });

  it.each([
    ['140 × 216 mm', 140, 216],
    ['140mm x 216mm', 140, 216],
    ['140mm x 216', 140, 216],
    ['14 x 21.6 cm', 140, 216],
    ['A5', 148, 210],
    ['A4 landscape', 297, 210],
    ['ISO A6', 105, 148],
    ['A6 (105 × 148 mm)', 105, 148],
    ['DIN A1', 594, 841],
  ])('S9 reads the metric size “%s” as %d × %d mm', (text, width, height) => {
    expect(sizeOf(text)).toEqual(mm(width, height));
  });

  it.each<readonly [string, string]>([
    ['', 'nothing'],
    ['see attached', 'no size'],
    ['8.5', 'one length'],
    ['-8.5 x 11', 'a negative width'],
    ['8.5 x -11', 'a negative height'],
    ['8.5 × –11', 'a negative height'],
    ['8.5” by −11”', 'a negative height'],
    ['flat: -17 x 11', 'a negative width'],
    ['0 x 11', 'no width'],
    ['8.5 x', 'no height'],
    ['9 x 12 x 4', 'three lengths'],
    ['9x12x4', 'three lengths'],
    ['4"x6"x2"', 'three lengths'],
    ['9 in x 12 in x 4 in', 'three lengths'],
    ['9w x 12h x 4d', 'three lengths'],
    ['9inx12inx4in', 'three lengths'],
    ['letter fold', 'a fold'],
    ['17 x 11, folds to 8.5 x 11', 'two sizes'],
    ['6 × 9 or 8.5 × 11', 'two sizes'],
    ['210 x 297', 'probably millimeters'],
    ['A7', 'an ISO size or an American card'],
    ['8.5 x 11/0', 'no number'],
    ...[
      'half of letter',
      '1/3 letter',
      '⅓ letter',
      '2/3 letter',
      '1/4 letter',
      'quarter letter',
      'two-thirds letter',
      'double letter',
      '1/3 A4',
      'half A4',
      'half legal',
      'half tabloid',
      'letter x 2',
      '2-up letter',
      'A3+',
      'letter spread',
      'half of 11 x 17',
      '8.5 x 11, 2-up',
    ].map((text) => [text, 'a part or a multiple'] as const),
    ['tabloid folded to letter', 'two names'],
    ['A4 folded to A5', 'two names'],
    ['letter, folds to 8.5 x 7', 'a name and another size'],
    ...['8,5 x 11', '8 ,5 x 11', '8 .5 x 11', '8.5 x 11,5', '8.5 x 11 ,5', '1,200 x 800 mm'].map(
      (text) => [text, 'a comma or a space within a number'] as const,
    ),
    ['8 5 x 11', 'a number beside it'],
    ['5-7 x 10', 'a range'],
    ['8.5 x 11-12', 'a range'],
    ['up to 8.5 x 11', 'a limit'],
    [`2' 6" x 3'`, 'feet and inches'],
    [`3' x 2' 6"`, 'feet and inches'],
    ['6 ft 6 in x 3 ft', 'feet and inches'],
    ['2 x 3 yards', 'another unit'],
    ['3 x 2 m', 'another unit'],
    ['40 x 30 millimeters', 'another unit'],
    ['9 x 12 x ½', 'three lengths'],
    ...[
      '6.25 x 9.25 with bleed',
      '6.25 x 9.25 (with bleed)',
      '6.25 x 9.25 incl. bleed',
      '6.25 x 9.25 including bleeds',
      '6.25 x 9.25 w/ bleed',
      '6.25" x 9.25" bleed',
      '6.25 x 9.25, bleed included',
      'bleed size 6.25 x 9.25',
      'Bleed: 6.25 x 9.25',
      '6.25 x 9.25 untrimmed',
      '6.25x9.25 w bleed',
    ].map((text) => [text, 'a size with bleed'] as const),
    ...['half of letter (8.5 x 11)', 'half size 8.5x11', '8.5 x 11 cut in half', '8.5 x 11 minus trim'].map(
      (text) => [text, 'a part'] as const,
    ),
    ['8.5x11/folded to 5.5x8.5', 'two sizes'],
    ['a4 x2', 'a multiple'],
    ['8.5e1 x 11', 'no number'],
    ['8.5 x 11 portrait or landscape', 'two sizes'],
    ['8.5 x 11?', 'a question'],
    ['8.5 x 11 TBD', 'a question'],
    ['3.667 x 8.5 per panel', 'a panel'],
    ['live area 8 x 10.5', 'an area of the piece'],
    ['press sheet 19 x 25', 'another sheet'],
  ])("S9 doesn't guess the size “%s”: %s", (text) => {
    expect(sizeOf(text)).toBeUndefined();
  });

  it('S9 reads every size in 64ths as typed, in any form', () => {
    const length = fc.integer({ min: 1, max: 64 * 40 }).map((parts) => parts / 64);
    const forms = fc.constantFrom(
      (inch: number) => String(inch),
      (inch: number) => `${inch}"`,
      (inch: number) => `${inch} in`,
      (inch: number) =>
        Number.isInteger(inch) ? `${inch}` : `${Math.floor(inch)}-${(inch - Math.floor(inch)) * 64}/64`,
    );
    const separator = fc.constantFrom('x', ' x ', ' × ', '×', ' by ');
    fc.assert(
      fc.property(length, length, forms, separator, (width, height, form, by) => {
        expect(sizeOf(`${form(width)}${by}${form(height)}`)).toEqual(inches(width, height));
      }),
    );
  });

  it('S9 reads no size or a possible one from any text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\dx× ./"'a-hm()-]{0,40}$/));
    fc.assert(
      fc.property(text, (typed) => {
        const size = sizeOf(typed);
        if (!size) return;
        expect(size.width).toBeGreaterThan(0);
        expect(size.height).toBeGreaterThan(0);
      }),
    );
  });
});
