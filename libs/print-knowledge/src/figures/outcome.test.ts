import { describe, expect, it } from '@jest/globals';
import { checkLength } from './outcome.ts';

describe('G3 checkLength', () => {
  it.each([0, -0.004, Number.NaN, Infinity])('G3 rejects a length of %p in', (inches) => {
    expect(checkLength('Board', inches)).toEqual({
      ok: false,
      reason: 'Board must be more than 0 in.',
    });
  });

  it('G3 accepts any positive length', () => {
    expect(checkLength('Board', 0.0001)).toEqual({ ok: true, value: 0.0001 });
  });
});
