import { describe, expect, it } from '@jest/globals';
import { isWithoutLetters, quoteOf } from './quote.ts';

const quoted = (...texts: string[]) => quoteOf(texts.map((text) => () => text));

describe('quotes of text', () => {
  it.each([
    ['Terms apply', ['Terms apply']],
    ['Terms apply', ['Terms', ' \n apply ']],
    ['office', ['oﬃce']],
    ['Dana abc', ['Dana \u202eabc\u202c\u0007\u0000']],
    ['héllo', ['he\u0301llo']],
    ['a'.repeat(59) + '…', ['a'.repeat(200)]],
    [
      'Terms and conditions apply to all orders of printed matter…',
      ['Terms and conditions apply to all orders of printed matter everywhere'],
    ],
    ['abcdef …ghi', ['abcdef \ufffdghi']],
    ['Sat. 10/…6, 11AM', ['Sat. 10/\ufffd6, 11AM']],
    ['Terms apply', ['\ufffd Terms apply\ufffd']],
    [undefined, ['a\ufffd\ufffd']],
    [undefined, ['\ue001\ue002']],
    [undefined, [' • – ']],
    [undefined, []],
  ])('F2 quotes are safe, short and left out if they say too little: %s', (quote, texts) => {
    expect(quoted(...texts)).toBe(quote);
  });

  it('F2 quotes decode only the beginning of a text', () => {
    expect(
      quoteOf([
        () => 'a'.repeat(300),
        () => {
          throw new Error('decoded');
        },
      ]),
    ).toHaveLength(60);
  });

  it.each([
    ['•', true],
    ['– 1', false],
    ['\ufffd', true],
    ['\ufffd\ufffd', false],
  ])(
    "F2 text without letters is signs if all of it is known, or a single character isn't: %s",
    (text, isSigns) => {
      expect(isWithoutLetters([() => text])).toBe(isSigns);
    },
  );
});
