import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldedThickness } from './folded-thickness.ts';

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
