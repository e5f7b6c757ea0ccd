import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnScaleFor } from './spec-drawing.tsx';

describe('S9 drawn scale', () => {
  it.each([
    // 264 ÷ 17 = 15.5 pixels per inch, and 96 ÷ 8 = 12 fit; 96 ÷ 6 = 16 doesn't.
    [{ width: 17, height: 11 }, { width: 264, height: 260 }, 12],
    // 44 ÷ 0.028 = 1,571 pixels per inch: 16 times is 1,536.
    [{ width: 0.0868, height: 0.028 }, { width: 150, height: 44 }, 1536],
  ])('S9 draws %j within %j at %d pixels an inch', (inches, pixels, scale) => {
    expect(drawnScaleFor(inches, pixels)).toBe(scale);
  });

  it('S9 fits every size', () => {
    const side = fc.double({ min: 0.01, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const perInch = drawnScaleFor({ width, height }, { width: 200, height: 200 });
        expect(Math.max(width, height) * perInch).toBeLessThanOrEqual(200 + 1e-9);
      }),
    );
  });
});
