import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { panelsInMillimeters } from './panel-fractions.ts';
import { panelWidths } from './panel-widths.ts';

describe('G5 panels in millimeters', () => {
  it('G5 gives the panels of a tri-fold on 11 in that add up to 279.4 mm', () => {
    const widths = panelWidths('tri', 11, 1 / 16);
    expect(widths.ok && panelsInMillimeters(widths.value)).toEqual([92.1, 93.6, 93.7]);
  });

  it('G5 adds up to the flat width, and changes no panel by more than 0.1 mm', () => {
    const panels = fc.array(fc.double({ min: 0.5, max: 20, noNaN: true }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(panels, (widths) => {
        const shown = panelsInMillimeters(widths);
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
        expect(sum(shown)).toBeCloseTo(Math.round(sum(widths) * 254) / 10, 6);
        for (const [place, width] of widths.entries())
          expect(Math.abs((shown[place] ?? 0) - width * 25.4)).toBeLessThan(0.1 + 1e-6);
      }),
    );
  });
});
