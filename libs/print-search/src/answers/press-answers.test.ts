import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answersTo } from './answers-to.ts';

const figures = (query: string) => answersTo(query).map(({ figure }) => figure);

describe('G10 answers on press and price', () => {
  it.each([
    // 12.8 ÷ 4.25 = 3, 18.8 ÷ 6.25 = 3
    ['how many 4x6 on 13x19', '9 up, 3 across × 3 around'],
    ['5x7 on 12x18', '4 up, 2 across × 2 around'],
    ['4x6 up on a 13 x 19 sheet', '9 up, 3 across × 3 around'],
    // 12.8 ÷ 2 = 6, 18.8 ÷ 3.5 = 5
    ['how many 2x3.5 fit on 13x19 no bleed', '30 up, 6 across × 5 around'],
    // 34.25 ÷ 8.75 = 3, 22.125 ÷ 11.25 = 1; rotated 3 across, 2 around
    ['8.5x11 out of 23x35', '6 up, 3 across × 2 around'],
  ])('G10 lays out “%s”: %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it('G10 writes the working of a price with dollars at every amount', () => {
    const [price] = answersTo('price 5000 6x9 postcards');
    expect(price?.arithmetic).toMatch(/^\$\d+ \+ \$0\.\d+ × 5,000 = \$\d+, about \$0\.\d+ each$/);
  });

  it.each([
    'how many 4x6 1/8 bleed on 13x19',
    'how many 4x6 ⅛ bleed on 13x19',
    'sheets for 5000 4x6 1/4 bleed',
    'how many 4x6 1/4" gutter on 13x19',
    'how many 4x6 on 13x19 with bleed or no bleed',
    'price 1000 letterheads and #10 envelopes',
    'price 1000 business cards and letterhead',
    'price 500 postcard envelopes',
    'price per 1000 6x9 postcards',
    'how many cuts 4x6 from 13x19',
  ])('G10 gives no answer to “%s”, of which it could use only a part', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it('G10 counts the sheets of a run', () => {
    expect(answersTo('sheets for 5000 4x6')).toMatchObject([
      {
        figure: '556 sheets',
        arithmetic: '5,000 ÷ 9 = 556 sheets, rounded up',
        assumed: ['Press sheet: 13 × 19 in digital.', '0.125 in bleed on every side, no gutter.'],
      },
    ]);
    expect(answersTo('sheets for 9 4x6')).toMatchObject([
      { figure: '1 sheet', arithmetic: '9 ÷ 9 = 1 sheet, rounded up' },
    ]);
  });

  it.each([
    ['digital or offset 5000 postcards', 'Sheetfed'],
    ['digital or offset for 500 flyers on 100# gloss text', 'Digital'],
    ['which press for 100k 8.5x11 flyers', 'Web'],
    ['press 1,000', 'Digital'],
  ])('G10 chooses a press for “%s”: %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    ['business card bleed', '1/8 in on every side'],
    ['how much bleed for a banner', '1/4 in on every side'],
    ['poster bleed', '1/4 in on every side'],
    ['bleed for wide-format signs', '1/4 in on every side'],
    ['bleed 4x6', '4-1/4 × 6-1/4 in with bleed'],
    ['bleed 18x24 poster', '18-1/2 × 24-1/2 in with bleed'],
    ['bleed 85x55 mm', '91 × 61 mm with bleed'],
    ['bleed a4', '216 × 303 mm with bleed'],
    ['poster bleed 500x700 mm', '512.8 × 712.8 mm with bleed'],
    ['bleed in mm', '3 mm on every side'],
  ])('G10 knows the bleed in “%s”: %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    // 140 + 0.066 × 5,000 = 470; × 0.45 = 211.5, × 1.65 = 775.5
    ['price 5000 6x9 postcards', ['$210–780']],
    // 20 + 0.03 × 1,000 = 50; × 0.6 = 30, × 2.2 = 110
    ['How much are 1,000 business cards?', ['$30–110']],
    // 140 + 0.084 × 5,000 = 560; × 0.85 = 476, × 1.25 = 700
    ['cost of 5k tri-fold brochures', ['$475–700']],
    // 855 + 0.66 × 500 = 1,185; × 0.85 = 1,007, × 1.15 = 1,363
    ['quote 500 16 page booklets', ['$1,010–1,360']],
    // 110 + 0.07 × 5,000 = 460; × 0.7 = 322, × 1.6 = 736
    ['price 5000 #10 envelopes', ['$320–740']],
    // 470 ÷ 5,000
    ['cost per piece 5000 6x9 postcards', ['About $0.094 each']],
    ['how much is each 6x9 postcard for 5000', ['About $0.094 each']],
    // 155 + 0.131 × 2,000 = 417; × 0.85 = 354, × 1.4 = 584
    ['price 2000 eddm postcards 6x11', ['$355–580']],
    ['price of 5000 postcards', ['$150–520', '$210–780']],
  ])('G10 prices “%s”', (query, ranges) => {
    expect(figures(query)).toEqual(ranges);
  });
});

describe('G10 queries that are no calculation', () => {
  it.each([
    'saddle stitch',
    'paper weight',
    '80# gloss',
    '14pt',
    '300 dpi',
    'spine width',
    'creep',
    'what is gsm',
    'a7',
    '#10',
    '6x9',
    '6x9 postcards 14pt',
    '5000 6x9 postcards',
    'biggest',
    'tri-fold brochure',
    'minimum order',
    'largest press sheet',
    'smallest type size',
    'best paper for postcards',
    'how do I mail postcards',
    '80# cover vs 100# cover',
    'order 12345',
    'Spring catalog 48 pages',
    'page 120',
    '120 gsm silk brochure',
    'digital printing',
    '9x12 envelope',
    '1/8 bleed',
    '4/4',
    'price list 2026',
    'letter to John',
    'meeting at 5 in room 12',
  ])('G10 gives no answer to “%s”', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it.each([
    ['the binding takes fewer pages', 'saddle stitch 120 pages'],
    ['a stitched book has no spine', 'spine saddle stitch 48 pages'],
    ['the paper isn’t said', 'weight of 6x9'],
    ['the quantity isn’t said', 'price of business cards'],
    ['the product has no price', 'price of 5000 stickers'],
    ['the stock isn’t known', 'spine 120 pages 37# gloss text'],
    ['the sheet isn’t a press sheet', 'how many 4x6 on 10x10'],
    ['the price list has no price', 'postage 9x12 envelope 3 oz'],
    ['the weight of a booklet isn’t said', 'is a 6x9 booklet a letter'],
  ])('G10 gives no answer where %s', (_, query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it('G10 answers with a title, a figure and sources, whatever is typed', () => {
    const words = fc.constantFrom(
      ...'spine 120 pages 80# gloss text cover to gsm in 6x9 14pt 5000 postage weight of 4x6 on 13x19 creep envelope for a7 #10 is letter max postcard'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(words, { maxLength: 9 }).map((all) => all.join(' ')),
          fc.string(),
        ),
        (query) => {
          for (const { title, figure, sources } of answersTo(query)) {
            expect(title).not.toMatch(/undefined|NaN/);
            expect(figure).not.toMatch(/undefined|NaN|Infinity/);
            expect(sources.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
