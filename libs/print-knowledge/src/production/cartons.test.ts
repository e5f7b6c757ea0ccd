import { describe, expect, it } from '@jest/globals';
import { cartonRules, piecesPerCarton } from './cartons.ts';

describe('S9 cartons', () => {
  it.each([
    // 40 lb × 16 = 640 oz
    [2.0078, 318],
    [16, 40],
    [640, 1],
  ])('S9 packs pieces of %p oz %i to a carton', (ounces, pieces) => {
    expect(piecesPerCarton(ounces)).toEqual({ ok: true, value: pieces });
  });

  it('S9 gives a reason for a piece that no carton holds', () => {
    expect(piecesPerCarton(640.01)).toEqual({
      ok: false,
      reason: 'One piece weighs more than a carton holds, 40 lb.',
    });
    expect(piecesPerCarton(0)).toMatchObject({ ok: false });
  });

  it('G11 cites the carton limit', () => {
    expect(cartonRules.columns.mostLb).toMatchObject({ unit: 'lb', from: { standing: 'sourced' } });
  });
});
