import { describe, expect, it } from '@jest/globals';
import { answersTo } from './answers-to.ts';

describe('G10 queries that no answer fits', () => {
  it.each([
    'spine -120 pages 80# gloss text',
    '-100# gloss to gsm',
    'postage 500 6x9 postcards first class',
    'postage 4x6 postcards presort first class 1000',
    'postage 300 letters presort first class',
    'how much to send a 2 lb letter',
    'postage 1 lb 9x12 envelope',
    'is a 5 lb 9x12 envelope a flat',
    '#9 1/2 envelope size',
    '#10 1/2 envelope size',
    '#12 1/2 envelope size',
    '72 points in inches',
    '0.25 pt in mm',
    '5 mm in pt',
    'thickness of 60# gloss text',
    'max weight marketing mail flat',
    'min postcard rate',
    'heaviest paper for letter',
    'how many 4x6 postcards for $500',
    'price of 2 sided 4x6 postcards',
    '4x6 4 up',
    '10 up 3.5x2',
    '500 sheets 8.5x11',
    '5 panel z fold panels 8.5x11',
    'price 1,500.5 postcards',
    'price 1000 folded flyers',
    'price 1000 foil postcards',
    'price 5000 tri-fold brochures digital',
    'spine 120 pages amazon color',
    'digital or offset 1000 posters',
    'a4 5000 in inches',
    '0,125 in in mm',
  ])('G10 gives no answer to “%s”', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  /** Queries with an answer, and the values that they understand besides, as checked by hand. */
  const answered: readonly (readonly [query: string, ...understood: readonly string[]])[] = [
    ['spine 120 pages 80# gloss', 'cover', 'text', 'inside', 'plus cover', '12pt', '5x7'],
    ['creep 64 pages 80# gloss', 'cover', 'text', 'inside', 'plus cover', '12pt', '5x7'],
    ['18 pages saddle stitch', '5x7'],
    ['biggest postcard'],
    ['is 6x11 a letter', '1/4', 'flat', '12pt', '3 oz'],
    ['postage for a letter', '7', '5x7', '3 oz'],
    ['postage 6x9 postcard 5000', '1/4', '12pt', '3 oz'],
    ['100# gloss text to gsm', 'text'],
    ['how thick is 100# gloss text', 'text'],
    ['300 gsm in pounds', 'cover', 'text'],
    ['#10 envelope size'],
    ['envelope for 5x7', '1/4', 'flat', '12pt'],
    ['tri-fold 8.5x11 panels', '1/4', 'flat', '12pt'],
    ['how many 4x6 on 13x19', '1/4', '7'],
    ['weight of 5000 6x9 14pt', '1/4', '16 pages', 'cover'],
    ['digital or offset 5000 postcards', '12pt', '5x7'],
    ['price 5000 6x9 postcards'],
    ['press 1000', '12pt', '5x7'],
    ['business card bleed', '5x7'],
    ['EDDM size', 'flat'],
    ['a4 in inches'],
    ['8.5x11 in mm', '1/4'],
    ['9x12 two pocket folder'],
    ['gate fold 11x17', '1/4', '12pt', 'flat'],
    ['saddle stitch cover 8.5x11', '1/4', '12pt', '16 pages', 'text', 'cover', 'inside'],
    ['perfect bound cover 6x9 120 pages', '1/4', '12pt', 'text', 'cover', 'inside'],
  ];
  const values =
    '7|7 1/2|1/4|1/8 bleed|2.5|$700|3 up|5 lb|3 oz|700 sheets|16 pages|12pt|5x7|cover|plus cover|text|inside|flat|folded'.split(
      '|',
    );

  it.each(answered)(
    'G10 answers “%s” only without values that it doesn’t understand',
    (query, ...understood) => {
      const words = query.split(' ');
      const strayed = values
        .filter((value) => !understood.includes(value))
        .flatMap((value) => words.map((_, place) => words.toSpliced(place + 1, 0, value).join(' ')));
      expect(answersTo(query)).not.toEqual([]);
      expect(strayed.filter((other) => answersTo(other).length > 0)).toEqual([]);
    },
  );

  it.each([
    'envelope for 0.5x0.5',
    'how many 0.25x0.25 on 13x19',
    'tri-fold 0.5x8.5 panels',
    'digital or offset 5000 0.25x4',
    'postage 20000000 4x6 postcards',
    'weight of 20,000,000 6x9 14pt',
    'creep 1200 pages',
  ])('G10 gives no answer to “%s”, because its calculator doesn’t take the values', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it('G10 prices 300 First-Class postcards as the largest cards', () => {
    // 300 × $0.65
    expect(answersTo('postage 300 postcards first class')).toMatchObject([{ figure: '$195.00' }]);
  });

  it.each([
    ['spine 400 pages perfect bound', 'ask the printer'],
    ['creep 200 pages', 'ask the printer'],
    ['spine 120 pages 70# text', 'Read as 70# gloss text'],
  ])('G10 says what limits or completes “%s”', (query, note) => {
    expect(answersTo(query)[0]?.assumed.join(' ')).toContain(note);
  });
});
