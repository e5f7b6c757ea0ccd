import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { typedSizes, typedThickness } from './typed-sizes.ts';

describe('C3 a thickness in a question of mail', () => {
  it.each([
    ['a 1-1/4 in thick flat', 1.25],
    ['a 9x12 flat 1 1/4" thick', 1.25],
    ['a 9 x 12 1/4 inch thick booklet', 0.25],
    ['6x9 booklet, 1/4" thick', 0.25],
    ['a 6x9 booklet 3/16 of an inch thick', 0.1875],
    ['how much is a 0.3" thick 6x9 booklet', 0.3],
    ['a 6x9 card 14 pt thick', 0.014],
    ['a 6 mm thick letter', 6 / 25.4],
    ['half an inch thick catalog', 0.5],
    ['quarter inch thick flat', 0.25],
    ['a quarter of an inch thick flat', 0.25],
    ['a booklet an inch thick', 1],
    ['a 9x12 with a thickness of 0.5', 0.5],
    ['6x9 on 0.007 stock', 0.007],
  ])('C3 reads “%s”', (typed, inches) => {
    expect(typedThickness(readQuestion(typed, []))).toBeCloseTo(inches, 9);
  });

  it.each(['thickness of 8 pages', 'a 6x9 card', '12 thick booklets'])(
    'C3 reads no thickness in “%s”',
    (typed) => {
      expect(typedThickness(readQuestion(typed, []))).toBeUndefined();
    },
  );
});

describe('C3 sides in a question of mail', () => {
  it.each([
    ['a piece 11-1/2 inches long and 6 1/8 high', 11.5, 6.125],
    ['a piece 11.75 inches long and 5 high', 11.75, 5],
    ['a 6-1/4 in square card', 6.25, 6.25],
    ['a 152.4 mm square card', 6, 6],
    ['square 5-1/4" invitations', 5.25, 5.25],
  ])('C3 reads “%s”', (typed, width, height) => {
    expect(typedSizes(readQuestion(typed, []))).toEqual([{ width, height }]);
  });
});
