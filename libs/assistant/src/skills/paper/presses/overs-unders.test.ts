import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../../question/read-question.ts';
import { oversUnders } from './overs-unders.ts';

const answerTo = (typed: string) => oversUnders.answer(readQuestion(typed, []))?.text;

describe('C3 overs and unders', () => {
  it.each([
    // (9,400 − 10,000) ÷ 10,000
    ['ordered 10,000 got 9,400, is that within unders', '6% under, within'],
    // (4,200 − 5,000) ÷ 5,000
    ['we got 4,200 flyers instead of the 5,000 we paid for', '16% under, beyond'],
    ['ordered 2,500 booklets, they delivered 2,700 and billed all', '8% over, within'],
  ])('C3 works out “%s”', (typed, verdict) => {
    expect(answerTo(typed)).toContain(verdict);
  });

  it('C3 says what they are without figures', () => {
    expect(answerTo('what are overs')).toContain('5–10%');
  });

  it('C3 leaves other questions alone', () => {
    expect(answerTo('I ordered 500 postcards')).toBeUndefined();
  });
});
