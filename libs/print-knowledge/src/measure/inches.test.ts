import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fractionOf, parseSize } from './inches.ts';

describe('G1 lengths in inches', () => {
  it('G1 parses a size, ignoring text in parentheses', () => {
    expect(parseSize('3-5/8 x 6-1/2 (large gummed flap)')).toEqual({
      ok: true,
      value: { height: 3.625, width: 6.5 },
    });
    expect(parseSize('152.4 x 228.6 mm')).toEqual({ ok: true, value: { height: 6, width: 9 } });
    expect(parseSize('152.4mm x 228.6')).toEqual({ ok: true, value: { height: 6, width: 9 } });
    expect(parseSize('6 in x 228.6 mm')).toEqual({ ok: true, value: { height: 6, width: 9 } });
    expect(parseSize('6 × 9')).toEqual({ ok: true, value: { height: 6, width: 9 } });
  });

  it.each(['', '6', '6 x', '0 x 9', '6 x 9 x 1', 'A4'])('G1 rejects the size “%s”', (text) => {
    expect(parseSize(text).ok).toBe(false);
  });

  it('G1 returns every multiple of 1/64 exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 64 * 99 }), (parts) => {
        const { whole, numerator, denominator } = fractionOf(parts / 64);
        expect(whole + numerator / denominator).toBe(parts / 64);
        expect(numerator).toBeLessThan(denominator);
      }),
    );
  });

  it('G1 rounds up to the next inch', () => {
    expect(fractionOf(2.999)).toEqual({ whole: 3, numerator: 0, denominator: 1 });
  });
});
