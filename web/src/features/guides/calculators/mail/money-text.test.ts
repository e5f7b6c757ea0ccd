import { describe, expect, it } from '@jest/globals';
import { dollarText, priceText } from './money-text.ts';

describe('G8 prices as they are written', () => {
  it('G8 tenths of a cent are shown where there are any', () => {
    expect(priceText(650)).toBe('$0.65');
    expect(priceText(621)).toBe('$0.621');
    expect(priceText(1310)).toBe('$1.31');
    expect(dollarText(39_500)).toBe('$395.00');
    expect(dollarText(123_456)).toBe('$1,234.56');
  });
});
