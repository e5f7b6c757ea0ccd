import { expect, it } from '@jest/globals';
import { readQuestion } from '../../../question/read-question.ts';
import { coatingSuits } from './coating-suits.ts';

it.each([
  ['does gloss varnish show fingerprints?', 'No'],
  ['does gloss varnish hide fingerprints?', 'Yes'],
  ['will lamination survive water?', 'Yes'],
  ['is lamination damaged by water?', 'No'],
  ['will UV crack on the fold?', 'Yes'],
  ['will UV resist cracking on the fold?', 'No'],
  ['is laminated paper hard to recycle?', 'Yes'],
  ['does uncoated paper need a coating?', 'No'],
])('C3 answers “%s” with %s', (message, verdict) => {
  expect(coatingSuits.answer(readQuestion(message, []))?.text).toMatch(
    new RegExp(String.raw`^\*\*${verdict}\b`),
  );
});
