import { expect, it } from '@jest/globals';
import { pageRanges } from './page-ranges.ts';

it.each([
  [[3], '3'],
  [[1, 3], '1 and 3'],
  [[1, 2, 3, 7], '1–3 and 7'],
  [[1, 3, 5, 7, 9, 11, 13, 15, 16], '1, 3, 5, 7, 9, 11 and 3 more pages'],
])('C7 pages %j are shown as %s', (pages, text) => {
  expect(pageRanges(pages)).toBe(text);
});
