import { expect, test } from '@jest/globals';
import { Thoughts } from './thoughts.ts';

const cases: [text: string, words: string][] = [
  ['<think>Let me see. <b>Hm</b></think>\n\n20 pages.', '\n\n20 pages.'],
  ['\n<think></think>20 pages.', '20 pages.'],
  ['20 pages. <think> stays', '20 pages. <think> stays'],
  ['<thin paper> is', '<thin paper> is'],
  ['<th', '<th'],
  ['<think>never ends', ''],
  ['', ''],
];
test.each(cases)('C2 the thoughts before an answer are no part of it: %j', (text, words) => {
  for (const pieces of [[text], Array.from(text)]) {
    const thoughts = new Thoughts();
    expect(pieces.map((piece) => thoughts.without(piece)).join('') + thoughts.rest()).toBe(words);
  }
});
