import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jobWeight, roundOuncesUp, pieceWeight, weightFormula, type Sheets } from './piece-weight.ts';

const sheet = (height: number, width: number, gsm: number, count = 1): Sheets => ({
  count,
  height,
  width,
  gsm,
  coating: 'none',
});

describe('G8 weight of a piece', () => {
  it.each([
    ['6 × 9 card, 14 pt', sheet(6, 9, 350), 0.43],
    ['6 × 11 card, 14 pt', sheet(6, 11, 350), 0.53],
    ['8½ × 11 tri-fold, 100# text', sheet(8.5, 11, 148), 0.31],
    ['9 × 12 on 14 pt', sheet(9, 12, 350), 0.86],
    ['16-page 8½ × 11 booklet, 80# text', sheet(11, 17, 118, 4), 2.01],
  ])('G8 weighs a %s', (_, sheets, ounces) => {
    expect(pieceWeight([sheets])).toEqual({ ok: true, value: expect.closeTo(ounces, 2) });
  });

  it.each([
    ['aqueous', 1.015],
    ['uv', 1.035],
    ['laminate', 1.06],
  ] as const)('G8 adds the weight of %s', (coating, times) => {
    const bare = pieceWeight([sheet(6, 9, 350)]);
    const coated = pieceWeight([{ ...sheet(6, 9, 350), coating }]);
    if (!bare.ok || !coated.ok) throw new Error('no weight');
    expect(coated.value / bare.value).toBeCloseTo(times, 9);
  });

  it('G8 writes its formula with the numbers', () => {
    expect(weightFormula(sheet(11, 17, 118, 4))).toBe('17 × 11 ÷ 1550 × 118 gsm × 0.03527 × 4');
    expect(weightFormula({ ...sheet(6, 9, 350), coating: 'uv' })).toBe(
      '9 × 6 ÷ 1550 × 350 gsm × 0.03527 × 1.035',
    );
  });

  it('G8 adds the weight of inserts', () => {
    expect(pieceWeight([sheet(6, 9, 350)], 0.25)).toEqual({ ok: true, value: expect.closeTo(0.68, 2) });
    expect(pieceWeight([sheet(6, 9, 350)], -0.1)).toMatchObject({ ok: false });
  });

  it('G8 rounds ounces up, so that a piece just over a price break stays over it', () => {
    expect(roundOuncesUp(1.0043)).toBe(1.0043);
    expect(roundOuncesUp(1.00001)).toBe(1.0001);
    expect(roundOuncesUp(1)).toBe(1);
    expect(roundOuncesUp(0.1 + 0.2)).toBe(0.3);
  });

  it('G8 weighs a job of 1,000 pieces of 1.6 oz at 100 lb', () => {
    expect(jobWeight(1.6, 1000)).toEqual({ ok: true, value: expect.closeTo(100, 9) });
    expect(jobWeight(1.6, 0)).toMatchObject({ ok: false });
    expect(jobWeight(0, 10)).toMatchObject({ ok: false });
  });

  it.each([
    ['no sheets', []],
    ['half a sheet', [sheet(6, 9, 350, 0.5)]],
    ['no width', [sheet(6, 0, 350)]],
    ['no paper', [sheet(6, 9, Number.NaN)]],
  ])('G8 gives a reason for %s', (_, sheets) => {
    expect(pieceWeight(sheets)).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('G8 doubles the weight for twice the sheets or area', () => {
    const sides = fc.double({ min: 0.5, max: 40, noNaN: true });
    fc.assert(
      fc.property(
        sides,
        sides,
        fc.integer({ min: 40, max: 600 }),
        fc.integer({ min: 1, max: 99 }),
        (h, w, gsm, n) => {
          const weigh = (sheets: Sheets) => {
            const outcome = pieceWeight([sheets]);
            return outcome.ok ? outcome.value : Number.NaN;
          };
          const once = weigh(sheet(h, w, gsm, n));
          expect(weigh(sheet(h, w, gsm, 2 * n)) / once).toBeCloseTo(2, 9);
          expect(weigh(sheet(2 * h, w, gsm, n)) / once).toBeCloseTo(2, 9);
        },
      ),
    );
  });
});
