import { expect, it } from '@jest/globals';
import { termsOf } from './terms.ts';

it.each([
  ['8-1/2 × 11', '8.5x11'],
  ['11x8.5', '8.5x11'],
  ['8.5 by 11 inches', '8.5x11 inch'],
  ['8½ x 11', '8.5x11'],
  ['5.5" x 8.5"', '5.5x8.5'],
  ['½', '0.5'],
  ['3-1/8 bleed', '3.125 bleed'],
  ['24/7', '24 7'],
  ['80 lb text', '80# text'],
  ['80-pound text', '80# text'],
  ['80lbs. text', '80# text'],
  ['80# text', '80# text'],
  ['12pt.', '12pt'],
  ['14-point', '14pt'],
  ['118 g/m²', '118gsm'],
  ['gsm: 118', 'gsm 118gsm'],
  ['3 mm', '3mm'],
  ['300 PPI', '300dpi'],
  ['1,000 sheets', '1000 sheet'],
])('G10 terms of “%s” have measures in one spelling: %s', (text, terms) => {
  expect(termsOf(text).join(' ')).toBe(terms);
});

it.each([
  ['#10', '#10'],
  ['no. 10', '#10'],
  ['Number 10', '#10'],
  ['10#', '10#'],
  ['100# gloss and #10', '100# gloss #10'],
  ['#10 #9 envelopes', '#10 #9 envelope'],
])('G10 terms of “%s” keep numbered envelopes apart from pounds: %s', (text, terms) => {
  expect(termsOf(text).join(' ')).toBe(terms);
});

it('G10 terms of an envelope’s name are the same with a hyphen, without, and in capitals', () => {
  for (const text of ['A-7', 'a7', 'A7']) expect(termsOf(text)).toEqual(['a7']);
});

it('G10 terms of the forms of a word are the same', () => {
  expect(termsOf('fold folds folded folding')).toEqual(['fold', 'fold', 'fold', 'fold']);
  expect(termsOf('boxes box, matches match')).toEqual(['box', 'box', 'match', 'match']);
  expect(termsOf('policies policy')).toEqual(['policy', 'policy']);
  expect(termsOf('press gloss red')).toEqual(['press', 'gloss', 'red']);
  expect(termsOf('Printer’s printers')).toEqual(['printer', 'printer']);
});

it('G10 terms leave out filler words and signs', () => {
  expect(termsOf('What is the bleed of a card?')).toEqual(['bleed', 'card']);
  expect(termsOf(' – … ')).toEqual([]);
});
