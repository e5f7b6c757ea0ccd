import { describe, expect, it } from '@jest/globals';
import { answersTo } from './answers-to.ts';

const figures = (query: string) => answersTo(query).map(({ figure }) => figure);

describe('G10 answers on mail', () => {
  it.each([
    ['biggest postcard', ['4-1/4 × 6 in', '6 × 9 in']],
    ['max letter size', ['6-1/8 × 11-1/2 in']],
    ['min thickness postcard', ['0.007 in', '0.007 in, 0.009 in over 4-1/4 × 6 in']],
    ['minimum letter thickness', ['0.007 in, 0.009 in over 4-1/4 × 6 in']],
    ['thickest postcard', ['0.016 in']],
    ['how thick can a letter be', ['0.25 in']],
    ['smallest letter', ['3-1/2 × 5 in']],
    ['smallest postcard', ['3-1/2 × 5 in']],
    ['largest flat', ['12 × 15 in']],
    ['minimum size flat', ['Over 6-1/8 in high, 11-1/2 in long or 1/4 in thick']],
    ['smallest EDDM', ['Over 6-1/8 in high, 10-1/2 in long or 1/4 in thick']],
    ['maximum weight of a letter', ['3.5 oz']],
    ['letter weight limit', ['3.5 oz']],
    ['heaviest flat', ['13 oz']],
    ['EDDM sizes', ['Over 6-1/8 in high, 10-1/2 in long or 1/4 in thick', '12 × 15 in']],
    ['max self-mailer size', ['6 × 10-1/2 in']],
  ])('G10 knows the limit “%s”', (query, limits) => {
    expect(figures(query)).toEqual(limits);
  });

  it.each([
    ['is 6x11 a letter', 'Letter, machinable'],
    ['Is a 4x6 a postcard rate?', 'Card, machinable'],
    ['what class is a 9x12', 'Flat'],
    ['6x9 letter or flat', 'Letter, machinable'],
    ['is a 5x5 card machinable', 'Letter, nonmachinable'],
    ['is a 6x9 envelope a letter', 'Letter, machinable'],
    ['is a 6x9 4 oz envelope a letter', 'Flat, at the flat price'],
    ['is a 6x9 3-3/4 oz envelope a letter', 'Flat, at the flat price'],
    // This is how 4-1/4 × 6 in is shown in millimeters.
    ['108x152.4 mm postcard class', 'Card, machinable'],
    ['is 13x16 a flat', 'Parcel, not a card, letter or flat'],
  ])('G10 finds the shape in “%s”: %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    // 54 in² ÷ 1550.0031 × 350 gsm ÷ 28.3495 = 0.4301 oz; × 5,000 ÷ 16 = 134.4 lb
    ['weight of 5,000 6x9 14pt', '134.4 lb, 0.43 oz each'],
    ['How much do 5k 6x9 postcards on 14 pt weigh', '134.4 lb, 0.43 oz each'],
    ['14pt 6 by 9 weight 5 thousand', '134.4 lb, 0.43 oz each'],
    ['5M 6x9 postcards weight', '134.4 lb, 0.43 oz each'],
    ['weight of a 6x9 postcard', '0.43 oz each'],
    // 3 × 0.1596 oz ÷ 16
    ['weight of 3 8.5x11 sheets 20# bond', '0.03 lb, 0.16 oz each'],
    // 8 × 93.5 in² ÷ 1550.0031 × 118 gsm ÷ 28.3495
    ['how much does a 16 page 8.5x11 booklet on 80# gloss text weigh', '2.01 oz each'],
    // 93.5 in² ÷ 1550.0031 × 148 gsm ÷ 28.3495 = 0.3149 oz; × 10,000 ÷ 16
    ['weight 10,000 8.5 x 11 flyers 100# gloss text', '196.8 lb, 0.31 oz each'],
  ])('G10 weighs “%s”: %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    // 5,000 × $0.467
    ['postage 6x9 postcard 5000', '$2,335.00'],
    ['cost to mail 5,000 6x9 postcards', '$2,335.00'],
    ['how much does it cost to mail 5k postcards', '$2,335.00'],
    // 100 × $0.65
    ['postage for 100 4x6 postcards', '$65.00'],
    // 1,000 × $0.707
    ['postage 1000 6x11 first class', '$707.00'],
    // 2,000 × $0.26
    ['EDDM postage 6.5x12 2000', '$520.00'],
    // 50 × ($0.82 + $0.49)
    ['postage 50 5x5 envelopes', '$65.50'],
    ['postage for a letter', '$0.82'],
    ['postage per piece 5000 6x9 postcards', '$0.467 each'],
  ])('G10 adds up “%s”: %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    'how many stamps for a large envelope',
    'large envelope stamp',
    'stamps for a flat',
    'stamp for a card',
    'stamp for a self mailer',
    'letter flat rate postage',
    'postage 6x9 flat 2 oz',
    'postcard rate postage 6x9',
    'postage 9x12 letter 2 oz',
    'cost to print and mail 5000 6x9 postcards',
    'price 5000 6x9 postcards with mailing',
    'weight of 1000 booklets 8.5x11 100# gloss text',
    'minimum quantity eddm',
    'eddm minimum pieces',
    'eddm minimum',
    'min count eddm',
    'eddm max quantity',
    'minimum paper for postcard',
    'postcard stock requirement minimum',
    'min and max letter size',
    'max letter or flat size',
    'max size and weight of a letter',
    'biggest postcard envelope',
  ])('G10 gives no answer to “%s”, which asks for something else', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it.each([
    'postage 5000 8.5x11 brochures 1 oz',
    'postage 5000 8.5x11 folded 1 oz',
    'is 8.5x11 folded 1 oz a letter',
    'weight of 4x9 folded 100# gloss text',
  ])('G10 gives no answer to “%s”, whose size may be flat or folded', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it('G10 says that the size of a self-mailer is the mailed one, and that of a brochure the flat one', () => {
    expect(answersTo('postage 6x9 self mailer 1 oz')[0]?.assumed).toContain('Size as mailed.');
    expect(answersTo('weight 8.5x11 tri-fold brochure 100# gloss text')[0]?.assumed).toContain(
      'Flat size: 8.5 × 11 in.',
    );
  });

  it('G10 says which price and piece the postage assumes', () => {
    expect(answersTo('postage 6x9 postcard 5000')).toMatchObject([
      {
        title: 'Postage for 5,000 6 × 9 in cards',
        arithmetic: '5,000 × $0.467',
        assumed: [
          'USPS Marketing Mail: Automation letter, Mixed AADC.',
          'Addressed along the long side.',
          'Stock: 14 pt C2S, 0.0140 in.',
          'Prices effective Jul 12, 2026.',
        ],
      },
    ]);
  });
});
