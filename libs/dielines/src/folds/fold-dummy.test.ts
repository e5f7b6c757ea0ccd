import { describe, expect, it } from '@jest/globals';
import { foldAllowances, folds, type FoldId } from '@printpartner/print-knowledge/folding';
import { stocks } from '@printpartner/print-knowledge/paper';
import fc from 'fast-check';
import { collisionsOf } from '../folded/collisions.ts';
import { foldedPanels } from '../folded/folded-panels.ts';
import { moved } from '../folded/move.ts';
import { layersOf, trimBounds } from '../sheet/layers.ts';
import { boundsOf, heightOf, pointsOf, widthOf } from '../sheet/outline.ts';
import { foldDummy } from './fold-dummy.ts';

const ids = folds.rows.map(({ id }) => id);
const allowances = foldAllowances.rows.map(({ allowanceIn }) => allowanceIn);

function buildDummy(fold: FoldId, flatWidth = 17, flatHeight = 11, allowance = 1 / 16, caliper = 0.006) {
  const dummy = foldDummy({ fold, flatWidth, flatHeight, allowance, caliper });
  if (!dummy.ok) throw new Error(dummy.reason);
  return dummy.value;
}

describe('G12 fold dummies', () => {
  it('G12 panels add up to the flat size for every fold, stock allowance and size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.constantFrom(...allowances),
        fc.integer({ min: 8 * 64, max: 40 * 64 }),
        fc.integer({ min: 4 * 64, max: 30 * 64 }),
        (fold, allowance, width64, height64) => {
          const { sheet } = buildDummy(fold, width64 / 64, height64 / 64, allowance);
          const spans = sheet.panels.map(({ outline }) => boundsOf(pointsOf(outline)));
          const area = spans.reduce((sum, span) => sum + widthOf(span) * heightOf(span), 0);
          expect(area).toBeCloseTo((width64 / 64) * (height64 / 64), 6);
          const trim = trimBounds(layersOf(sheet));
          expect(widthOf(trim)).toBeCloseTo(width64 / 64, 9);
          expect(heightOf(trim)).toBeCloseTo(height64 / 64, 9);
        },
      ),
    );
  });

  it.each(ids)('G12 folds %s to its finished size without a collision, on every stock', (fold) => {
    for (const { gsm, caliperIn } of stocks.rows) {
      const row = foldAllowances.rows.find(({ upToGsm }) => gsm <= upToGsm);
      const dummy = buildDummy(fold, 17, 11, row?.allowanceIn, caliperIn);
      expect([gsm, collisionsOf(dummy.sheet)]).toEqual([gsm, []]);
      const folded = foldedPanels(dummy.sheet, 1).flatMap(({ panel, move }) =>
        pointsOf(panel.outline).map((point) => moved(move, [...point, 0])),
      );
      const size = boundsOf(folded.map(([x, y]) => [x, y]));
      expect(widthOf(size)).toBeCloseTo(dummy.finished.width, 6);
      expect(heightOf(size)).toBeCloseTo(dummy.finished.height, 6);
    }
  });

  it.each<FoldId>(['tri', 'gate', 'double-gate', 'roll'])(
    'G12 reports a collision in %s when no panel is narrower',
    (fold) => {
      const collisions = collisionsOf(buildDummy(fold, 17, 11, 0).sheet);
      expect(collisions.length).toBeGreaterThan(0);
      expect(collisions[0]?.reason).toMatch(/runs into the fold|leave a gap/);
    },
  );

  it.each<FoldId>(['half', 'z', 'accordion-4', 'french'])(
    'G12 reports no collision in %s, whose panels are equal',
    (fold) => {
      expect(collisionsOf(buildDummy(fold, 17, 11, 0).sheet)).toEqual([]);
    },
  );

  it('G12 keeps every panel in its size at any point of folding', () => {
    for (const fold of ids)
      for (const progress of [0, 0.2, 0.5, 0.8, 1])
        for (const { panel, move } of foldedPanels(buildDummy(fold).sheet, progress)) {
          const [one, , other] = pointsOf(panel.outline).map((point) => ({
            flat: point,
            at: moved(move, [...point, 0]),
          }));
          if (!one || !other) throw new Error('a panel has four corners');
          const flat = Math.hypot(one.flat[0] - other.flat[0], one.flat[1] - other.flat[1]);
          const folded = Math.hypot(...one.at.map((value, axis) => value - (other.at[axis] ?? 0)));
          expect(folded).toBeCloseTo(flat, 9);
        }
  });

  it('G12 takes the panel at the left of the inside, the cover’s back, from the right of the outside', () => {
    const { sheet } = buildDummy('tri', 11, 8.5);
    const widths = sheet.panels
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map(({ name, outline }) => [name, widthOf(boundsOf(pointsOf(outline)))]);
    expect(widths).toEqual([
      ['Inside left', 3.6875],
      ['Inside center', 3.6875],
      ['Inside of tuck panel', 3.625],
    ]);
  });

  it('G12 refuses sheets that are too narrow, too large or without a height', () => {
    const reason = (flatWidth: number, flatHeight: number) => {
      const dummy = foldDummy({ fold: 'roll', flatWidth, flatHeight, allowance: 1 / 8, caliper: 0.01 });
      return dummy.ok ? '' : dummy.reason;
    };
    expect(reason(0.1, 5)).toBe('The sheet is too narrow for this many folds.');
    expect(reason(80, 5)).toBe('A side can be at most 60 in.');
    expect(reason(16, Number.NaN)).toBe('Flat height must be more than 0 in.');
  });
});
