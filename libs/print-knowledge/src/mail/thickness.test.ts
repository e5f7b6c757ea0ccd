import { describe, expect, it } from '@jest/globals';
import { thicknessLimits, foldedThickness } from './thickness.ts';
import fc from 'fast-check';

describe('G8 how thick a piece may be', () => {
  it.each([
    ['a small card', 4, 6, 'letter', 0.007, 0.25],
    ['a large card', 6, 9, 'letter', 0.009, 0.25],
    ['the largest letter', 6.125, 11.5, 'letter', 0.009, 0.25],
    ['a flat', 9, 12, 'flat', 0.007, 0.75],
    ['a flat addressed along its short side', 15, 12, 'flat', 0.007, 0.75],
  ])('G8 %s', (_, height, length, shape, least, most) => {
    expect(thicknessLimits({ height, length })).toMatchObject({ ok: true, value: { shape, least, most } });
  });

  it('G11 nobody has checked how thin a flat may be', () => {
    const flat = thicknessLimits({ height: 9, length: 12 });
    expect(flat.ok && flat.value.from.least?.standing).toBe('practice');
    expect(flat.ok && flat.value.from.most?.standing).toBe('sourced');
  });

  it.each([
    [3, 5],
    [12, 15.25],
    [6, 4],
    [Number.NaN, 6],
  ])('G8 says that %s × %s is neither letter nor flat', (height, length) => {
    expect(thicknessLimits({ height, length })).toEqual({
      ok: false,
      reason: 'Neither a letter nor a flat has this size.',
    });
  });
});

describe('G8 thickness of a folded piece', () => {
  it('G8 three layers of 100# gloss text', () => {
    expect(foldedThickness(3, 0.0046)).toEqual({ ok: true, value: expect.closeTo(0.016008, 9) });
    expect(foldedThickness(1, 0.014)).toEqual({ ok: true, value: 0.014 });
  });

  it('G8 refuses half a layer and no paper', () => {
    expect(foldedThickness(1.5, 0.014)).toMatchObject({ ok: false });
    expect(foldedThickness(2, 0)).toMatchObject({ ok: false });
  });

  it('G8 is never less than its layers', () => {
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
