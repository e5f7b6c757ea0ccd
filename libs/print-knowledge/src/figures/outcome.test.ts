import { describe, expect, it } from '@jest/globals';
import { checkLength } from './outcome.ts';

describe('G3 lengths of things', () => {
  it.each([0, -0.004, Number.NaN, Infinity])('G3 says that nothing is %p in long', (inches) => {
    expect(checkLength('The board', inches)).toEqual({
      ok: false,
      reason: 'The board is a length of more than 0 in.',
    });
  });

  it('G3 takes any other', () => {
    expect(checkLength('The board', 0.0001)).toEqual({ ok: true, value: 0.0001 });
  });
});
