import { expect, it } from '@jest/globals';
import { pagesText } from './figures.ts';

it.each([
  [[3], 'page 3'],
  [[1, 2, 3, 4], 'pages 1–4'],
  [[1, 3, 5, 6, 7, 8, 9], 'pages 1, 3 and 5–9'],
  [[1, 4, 6, 7, 9, 15, 17, 18, 19, 20], 'pages 1, 4, 6, 7, 9, 15 and 4 more'],
])('F2 findings name the pages %j, and count those not named', (pages, text) => {
  expect(pagesText(pages)).toBe(text);
});
