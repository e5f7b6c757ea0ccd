import { expect, it } from '@jest/globals';
import { hitsIn } from './hits.ts';

/** `[80#] Text`: what is marked is in brackets. */
const marked = (text: string, query: string) =>
  hitsIn(text, query)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['80# Text, folded twice.', '80 lb text fold', '[80#] [Text], [folded] twice.'],
  ['Saddle Stitch and staples', 'stapled', '[Saddle] [Stitch] and [staples]'],
  ['Envelopes', 'env', '[Envelopes]'],
  ['Envelopes', 'en', 'Envelopes'],
  ['Sizes of A4', 'a4', 'Sizes of [A4]'],
  ['No bleed.', 'bleed', 'No [bleed].'],
])('G10 hits in “%s” for “%s” are words in any form, other names and beginnings', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it.each([
  ['8-1/2 × 11 in', '11x8.5', '[8-1/2 × 11] in'],
  ['in 9 × 12 or 6 × 9', '12x9', 'in [9 × 12] or 6 × 9'],
  ['12 pt cover', '12pt', '[12 pt] cover'],
  ['80 lb and 100 lb', '80#', '[80 lb] and 100 lb'],
  ['A-7', 'a7', '[A-7]'],
  ['#10 or no. 10, 10#', 'number 10', '[#10] or [no. 10], 10#'],
  ['0.125 in, 1/8', '1/8', '[0.125] in, [1/8]'],
])('G10 hits in “%s” for “%s” are measures in any spelling', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('G10 hits lose nothing of the text, and are none without a query', () => {
  const text = '— 8-1/2 × 11, “fold” (1,000) …';
  const whole = (query: string) =>
    hitsIn(text, query)
      .map((piece) => piece.text)
      .join('');
  for (const query of ['', 'fold', '8.5x11', '1000', '?']) expect(whole(query)).toBe(text);
  expect(hitsIn(text, '')).toEqual([{ text, isHit: false }]);
  expect(hitsIn('', 'fold')).toEqual([]);
});
