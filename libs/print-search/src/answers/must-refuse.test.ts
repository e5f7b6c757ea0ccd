import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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
  ])('G10 gives no answer to “%s”', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it('G10 changes or withdraws an answer when a number or weight is added', () => {
    const answered = fc.constantFrom(
      'spine 120 pages 80# gloss',
      'biggest postcard',
      'is 6x11 a letter',
      'postage for a letter',
      '100# gloss text to gsm',
      '#10 envelope size',
      'tri-fold 8.5x11 panels',
      'price 5000 6x9 postcards',
      'a4 in inches',
    );
    const added = fc.constantFrom('7', '7 1/2', '$700', '3 up', '5 lb', '2.5', '700 sheets');
    fc.assert(
      fc.property(answered, added, (query, value) => {
        const answers = answersTo(query);
        expect(answers).not.toEqual([]);
        expect(answersTo(`${query} ${value}`)).not.toEqual(answers);
      }),
    );
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
