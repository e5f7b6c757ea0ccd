import { describe, expect, it } from '@jest/globals';
import { addressOf } from './answer.ts';
import { answersTo } from './answers-to.ts';

const figures = (query: string) => answersTo(query).map(({ figure }) => figure);

describe('G10 answers on paper', () => {
  it.each([
    ['100# gloss text to gsm', '148 gsm'],
    ['80 lb cover gsm', '216 gsm'],
    ['What is 65# cover in gsm?', '176 gsm'],
    ['convert 70 pound text to gsm', '104 gsm'],
    ['gsm of 110# cardstock', '199 gsm'],
    ['20 lb bond in gsm', '75 gsm'],
    ['24# in gsm', '90 gsm'],
    ['80# gloss text', '118 gsm'],
    ['120 gsm in pounds', '81.1# text'],
    ['120 g/m2 to lbs', '81.1# text'],
    ['how many pounds is 300gsm', '110.9# cover'],
    ['270 gsm to lb text', '182.4# text'],
    ['80# cover to text', '146.2# text'],
    ['80c in gsm', '216 gsm'],
    ['80# cvr in gsm', '216 gsm'],
    ['#80 text in gsm', '118 gsm'],
    ['80# opaque in gsm', '118 gsm'],
    // 300 × 950 ÷ 1,406.139
    ['300 gsm cover in text', '202.7# text'],
    // 120 × 520 ÷ 1,406.139
    ['120 gsm text in cover lb', '44.4# cover'],
    ['100 lb text in cover pounds', '54.7# cover'],
  ])('G10 converts “%s” to %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    ['how thick is 100# gloss text', '0.0046 in'],
    ['caliper of 80# silk cover', '0.0075 in'],
    ['80# offset thickness', '0.0057 in'],
    ['matte 100# text thickness', '0.0049 in'],
    ['how thick is 80# cover', '0.0070 in gloss, 0.0075 in silk, 0.0108 in uncoated'],
    ['100# gloss text in points', '0.0046 in, 4.6 pt'],
    ['thickness of 100 lb gloss cover in mm', '0.0087 in, 0.221 mm'],
    ['120# gloss cover thickness', '0.0110 in gloss'],
    ['14pt stock in inches', '0.0140 in, 0.356 mm'],
    ['how thick is 16 pt', '0.0160 in, 0.406 mm'],
  ])('G10 reads the caliper of “%s” as %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    ['3mm in inches', '0.1181 in'],
    ['1/8 in mm', '3.175 mm'],
    ['1/8" to mm', '3.175 mm'],
    ['how many mm in 1/8 inch', '3.175 mm'],
    ['8-1/2 in to mm', '215.9 mm'],
    ['3 mm bleed in inches', '0.1181 in'],
    ['1/16 in mm', '1.588 mm'],
    ['3.5 cm to in', '1.378 in'],
    ['0.014 in thick to pt', '14 pt'],
    ['8.5x11 in mm', '215.9 × 279.4 mm'],
    ['210x297mm in inches', '8.268 × 11.693 in'],
    ['a4 in inches', '8.268 × 11.693 in'],
  ])('G10 converts the length “%s” to %s, without a calculator', (query, figure) => {
    expect(answersTo(query)).toMatchObject([{ figure, sources: expect.anything() }]);
    expect(answersTo(query)[0]?.opens).toBeUndefined();
  });

  it.each([
    '300 gsm in text and cover',
    '100# text in bond and cover',
    'cover 80# text thickness',
    'how thick is 100# gloss or silk text',
    'how thick is 80# text and cover',
    'how thick is 80# cover in mm',
  ])('G10 gives no answer to “%s”, which names two papers', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it.each([
    'what fits in a 9x12 envelope',
    '9x12 envelope holds what',
    'insert size for 6x9 envelope',
    'what size card fits 5.25x7.25 envelope',
    'what card for a 5x7 envelope',
    'what goes in a #10 envelope',
    'envelope that fits in 5.5x8.5',
    'envelope for 5x7 1/4 thick',
    'envelope for 5x7 1/8 thick',
    'envelope for 5x7 1/16" thick',
    'envelope for 5x7 1/4 card thick',
  ])('G10 gives no answer to “%s”, whose size is not that of an insert', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it('G10 answers for text and cover when a weight is sold as both and the query names neither', () => {
    expect(answersTo('100# gloss to gsm')).toMatchObject([
      { figure: '148 gsm', arithmetic: '100 × 1,406.139 ÷ 950 in² = 148.0', assumed: ['Read as text.'] },
      { figure: '270 gsm', arithmetic: '100 × 1,406.139 ÷ 520 in² = 270.4', assumed: ['Read as cover.'] },
    ]);
  });

  it('G10 gives the range of a board, whose weight depends on the mill', () => {
    expect(answersTo('14pt to gsm')).toMatchObject([{ figure: '310–350 gsm' }]);
  });

  it('G10 opens the converter with the typed weight', () => {
    const [answer] = answersTo('100 lb cover to gsm');
    expect(answer?.opens && addressOf(answer.opens)).toBe(
      '/?calculators=stock-converter&weight=100&measure=cover',
    );
  });

  it('G10 calls an insert without extra clearance an exact fit', () => {
    const [answer] = answersTo('envelope for 4.25x5.5');
    expect(answer?.arithmetic).toBe('Exact fit with standard clearance');
  });

  it.each([
    ['envelope for 5x7', 'A7, 5-1/4 × 7-1/4 in'],
    ['envelope for 127x178 mm', 'A7, 5-1/4 × 7-1/4 in (133.4 × 184.2 mm)'],
    ['What size envelope do I need for a 5 x 7 card?', 'A7, 5-1/4 × 7-1/4 in'],
    ['7x5 envelope', 'A7, 5-1/4 × 7-1/4 in'],
    ['envelope for 8.5x11', '9 × 12 in'],
    ['what envelope fits a 6x9 card', '6-1/2 × 9-1/2 in'],
    ['a7 envelope', '5-1/4 × 7-1/4 in'],
    ['envelope a-2 size', '4-3/8 × 5-3/4 in'],
    ['#10 envelope size', '4-1/8 × 9-1/2 in'],
    ['no. 10 envelope', '4-1/8 × 9-1/2 in'],
    ['6 3/4 envelope', '3-5/8 × 6-1/2 in'],
    ['10 window envelope', '4-1/8 × 9-1/2 in'],
    ['monarch envelope dimensions', '3-7/8 × 7-1/2 in'],
  ])('G10 answers “%s” with %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });
});
