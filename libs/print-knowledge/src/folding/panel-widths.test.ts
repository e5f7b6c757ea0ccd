import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FoldId } from './fold.ts';
import { foldOf, folds } from './folds.ts';
import { panelFaces } from './panel-faces.ts';
import { foldPositions, panelsIn64ths } from './panel-fractions.ts';
import { panelWidths, rollWidths, usesAllowance, panelFormula } from './panel-widths.ts';

const ids = folds.rows.map(({ id }) => id);
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

function widthsOf(fold: FoldId, flat: number, allowance: number): number[] {
  const outcome = panelWidths(fold, flat, allowance);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

/** Realistic flat widths and allowances: 6 to 78 in, up to 1/8 in. */
const anyFold = fc.constantFrom(...ids);
const anyFlat = fc.double({ min: 6, max: 78, noNaN: true });
const anyAllowance = fc.double({ min: 1 / 64, max: 1 / 8, noNaN: true });

describe('G5 panel widths', () => {
  it.each<[FoldId, number, number, number[]]>([
    ['half', 11, 1 / 16, [5.5, 5.5]],
    ['tri', 11, 1 / 16, [3 + 5 / 8, 3 + 11 / 16, 3 + 11 / 16]],
    ['tri', 14, 1 / 16, [4 + 5 / 8, 4 + 11 / 16, 4 + 11 / 16]],
    ['z', 12, 1 / 16, [4, 4, 4]],
    ['gate', 17, 1 / 8, [4.21875, 8.5625, 4.21875]],
    ['french', 11, 1 / 16, [5.5, 5.5]],
    ['accordion-4', 14, 1 / 16, [3.5, 3.5, 3.5, 3.5]],
    ['double-gate', 17, 1 / 16, [4.21875, 4.28125, 4.28125, 4.21875]],
    ['roll', 16, 1 / 16, [3 + 59 / 64, 3 + 63 / 64, 4 + 3 / 64, 4 + 3 / 64]],
  ])('G5 calculates a %s fold of %f in with a %f in allowance', (fold, flat, allowance, widths) => {
    expect(panelsIn64ths(widthsOf(fold, flat, allowance))).toEqual({ widths, addUp: true });
  });

  it('G5 panels add up to the flat width', () => {
    fc.assert(
      fc.property(anyFold, anyFlat, anyAllowance, (fold, flat, allowance) => {
        expect(sum(widthsOf(fold, flat, allowance))).toBeCloseTo(flat, 9);
      }),
    );
  });

  it('G5 makes a tuck-in panel narrower by the allowance', () => {
    fc.assert(
      fc.property(anyFlat, anyAllowance, (flat, allowance) => {
        const [tuck = 0, back = 0, cover = 0] = widthsOf('tri', flat, allowance);
        expect(back - tuck).toBeCloseTo(allowance, 9);
        expect(cover).toBe(back);
        const [left = 0, inner = 0, other, right] = widthsOf('double-gate', flat, allowance);
        expect(inner - left).toBeCloseTo(allowance, 9);
        expect([other, right]).toEqual([inner, left]);
      }),
    );
  });

  it('G5 makes gate doors equal, with the gap between them', () => {
    fc.assert(
      fc.property(anyFlat, anyAllowance, (flat, gap) => {
        const [left = 0, center = 0, right = 0] = widthsOf('gate', flat, gap);
        expect(left).toBe(right);
        expect(center - left - right).toBeCloseTo(gap, 9);
      }),
    );
  });

  it('G5 makes roll panels narrower inward for any number of panels', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), anyFlat, anyAllowance, (panels, flat, allowance) => {
        const [cover = 0, back = 0, ...inner] = rollWidths(panels, flat, allowance);
        expect(cover).toBe(back);
        inner.reduce((wider, width) => {
          expect(wider - width).toBeCloseTo(allowance, 9);
          return width;
        }, back);
        expect(sum([cover, back, ...inner])).toBeCloseTo(flat, 9);
      }),
    );
  });

  it('G5 calculates a three-panel roll as a tri-fold', () => {
    expect(rollWidths(3, 11, 1 / 16).toReversed()).toEqual(widthsOf('tri', 11, 1 / 16));
  });

  it.each<[FoldId, number, number]>([
    ['half', 0, 1 / 16],
    ['tri', Number.NaN, 1 / 16],
    ['tri', Infinity, 1 / 16],
    ['tri', 11, -1],
    ['half', 11, Number.NaN],
    ['z', 11, Infinity],
    ['roll', 0.25, 1 / 8],
    ['gate', 0.1, 1 / 8],
  ])('G5 gives a reason for a %s fold of %f in with a %f in allowance', (fold, flat, allowance) => {
    expect(panelWidths(fold, flat, allowance)).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) });
  });
});

describe('G5 panels in fractions', () => {
  it('G5 gives equal panels equal fractions, and reports whether they add up', () => {
    fc.assert(
      fc.property(
        anyFold,
        fc.integer({ min: 6 * 64, max: 78 * 64 }),
        anyAllowance,
        (fold, parts, allowance) => {
          const exact = widthsOf(fold, parts / 64, allowance);
          const { widths: rounded, addUp } = panelsIn64ths(exact);
          expect(sum(rounded) === parts / 64).toBe(addUp);
          // Only folds with equal panels can leave a remainder.
          if (!['half', 'french', 'z', 'accordion-4', 'double-gate'].includes(fold)) expect(addUp).toBe(true);
          const widest = Math.max(...exact);
          exact.forEach((width, index) => {
            const fraction = rounded[index] ?? 0;
            expect(Number.isInteger(fraction * 64)).toBe(true);
            expect(Math.abs(fraction - width)).toBeLessThanOrEqual(1 / 32 + 1e-9);
            exact.forEach((other, place) => {
              if (Math.abs(other - width) < 1e-9) expect(rounded[place]).toBe(fraction);
            });
            if (widest - width > 1e-6) expect(fraction).toBeLessThan(Math.max(...rounded));
          });
        },
      ),
    );
  });

  it('G5 keeps both doors and both gates equal', () => {
    const [left, , right] = panelsIn64ths(widthsOf('gate', 10, 3 / 32)).widths;
    expect(left).toBe(right);
    const [outer, , , other] = panelsIn64ths(widthsOf('double-gate', 10.01, 3 / 32)).widths;
    expect(outer).toBe(other);
  });

  it('G5 reports a third of 11 in as no fraction, and narrows the tuck panel of 25½ in', () => {
    expect(panelsIn64ths(widthsOf('z', 11, 1 / 16))).toMatchObject({ addUp: false });
    expect(panelsIn64ths(widthsOf('half', 10.01, 1 / 16))).toMatchObject({ addUp: false });
    const [tuck, back, cover] = panelsIn64ths(widthsOf('tri', 25.5, 1 / 16)).widths;
    expect([tuck, back, cover]).toEqual([8 + 28 / 64, 8 + 34 / 64, 8 + 34 / 64]);
  });

  it('G5 puts each fold at the end of a panel', () => {
    expect(foldPositions([3.625, 3.6875, 3.6875])).toEqual([3.625, 7.3125]);
  });
});

describe('G5 panel faces', () => {
  it.each(ids)('G5 %s has both faces for every panel and a crease between panels', (id) => {
    const { outside, inside, creases } = panelFaces[id];
    expect(outside).toHaveLength(widthsOf(id, 12, 1 / 16).length);
    expect(inside).toHaveLength(outside.length);
    expect(creases).toHaveLength(outside.length - 1);
    // A quarter fold has two rows of such panels.
    expect(foldOf(id).panels).toBe(id === 'french' ? 2 * outside.length : outside.length);
  });
});

describe('G5 allowance of a fold', () => {
  it.each([
    ['half', false],
    ['french', false],
    ['z', false],
    ['accordion-4', false],
    ['tri', true],
    ['gate', true],
    ['double-gate', true],
    ['roll', true],
  ] as const)('G5 a %s fold uses an allowance: %s', (fold, isUsed) => {
    expect(usesAllowance(fold)).toBe(isUsed);
  });
});

describe('G5 panel formula', () => {
  it.each(folds.rows.map(({ id }) => id))('G5 %s ends with its widest panel', (id) => {
    const panels = panelWidths(id, 17, 1 / 16);
    if (!panels.ok) throw new Error(panels.reason);
    const widest = String(Number(Math.max(...panels.value).toFixed(4)));
    expect(panelFormula(id, 17, 1 / 16)).toContain(`= ${widest}`);
  });
});
