import { describe, expect, it } from '@jest/globals';
import { thicknessLimits, foldedThickness, mayExceedCard, thickerThan } from './thickness.ts';
import fc from 'fast-check';

describe('G8 thickness limits', () => {
  it.each([
    ['a small card', 4, 6, 'letter', 0.007, 0.25],
    ['a large card', 6, 9, 'letter', 0.009, 0.25],
    ['the largest letter', 6.125, 11.5, 'letter', 0.009, 0.25],
    ['a flat', 9, 12, 'flat', 0.007, 0.75],
    ['a flat addressed along the short side', 15, 12, 'flat', 0.007, 0.75],
  ])('G8 the thickness has limits for %s', (_, height, length, shape, min, max) => {
    expect(thicknessLimits({ height, length })).toMatchObject({ ok: true, value: { shape, min, max } });
  });

  it('G11 cites the minimum thickness of a flat as unverified trade practice', () => {
    const flat = thicknessLimits({ height: 9, length: 12 });
    expect(flat.ok && flat.value.from.min?.standing).toBe('practice');
    expect(flat.ok && flat.value.from.max?.standing).toBe('sourced');
  });

  it.each([
    [3, 5],
    [12, 15.25],
    [Number.NaN, 6],
  ])('G8 rejects %s × %s as neither letter nor flat', (height, length) => {
    expect(thicknessLimits({ height, length })).toEqual({
      ok: false,
      reason: 'This size fits neither a letter nor a flat.',
    });
  });
});

describe('G8 thickness beyond a limit', () => {
  it('G8 ends flats at 3/4 in: 1.216 in is a parcel', () => {
    expect([0.26, 0.75, 0.751, 1.216].map(thickerThan)).toEqual(['flat', 'flat', 'parcel', 'parcel']);
  });

  it('G8 warns of a card whose stock is within mill tolerance of 0.016 in', () => {
    const card = thicknessLimits({ height: 4, length: 6 });
    if (!card.ok) throw new Error(card.reason);
    expect([0.014, 0.0153, 0.016, 0.0161].map((thickness) => mayExceedCard(thickness, card.value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const large = thicknessLimits({ height: 6, length: 11 });
    expect(large.ok && mayExceedCard(0.016, large.value)).toBe(false);
  });

  it('G8 the thickness has limits for a letter addressed along its short side', () => {
    expect(thicknessLimits({ height: 6, length: 4 })).toMatchObject({
      ok: true,
      value: { shape: 'letter', min: 0.007 },
    });
  });
});

describe('G8 folded thickness', () => {
  it('G8 estimates three layers of 100# gloss text, and returns the caliper for one', () => {
    expect(foldedThickness(3, 0.0046)).toEqual({ ok: true, value: expect.closeTo(0.016008, 9) });
    expect(foldedThickness(1, 0.014)).toEqual({ ok: true, value: 0.014 });
  });

  it('G8 rejects half a layer and zero caliper', () => {
    expect(foldedThickness(1.5, 0.014)).toMatchObject({ ok: false });
    expect(foldedThickness(2, 0)).toMatchObject({ ok: false });
  });

  it('G8 the thickness is never less than its layers add up to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0.002, max: 0.03, noNaN: true }),
        (layers, caliper) => {
          const outcome = foldedThickness(layers, caliper);
          expect(outcome.ok && outcome.value).toBeGreaterThanOrEqual(layers * caliper);
        },
      ),
    );
  });
});
