import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileRules, richBlackTotal } from './file-rules.ts';
import { americanTextWeights, stockWeights } from './stock-weights.ts';
import { turnarounds, turnaroundsOf, withFinish } from './turnaround.ts';

describe('G4 files for press', () => {
  it('G4 bleed is the same in inches and in whole millimetres', () => {
    const [rules] = fileRules.rows;
    expect(Math.round(rules.bleedIn * 25.4)).toBe(rules.bleedMm);
  });

  it('G5 the rich black stays at 200 % of ink', () => {
    expect(richBlackTotal(fileRules.rows[0])).toBe(200);
  });

  it('G4 American text weights follow from the basis size of 25 × 38 in', () => {
    expect(americanTextWeights).toMatchObject({ fromLb: 70, toLb: 100, fromGsm: 104, toGsm: 148 });
  });
});

describe('G4 days of production', () => {
  it('G4 a finish adds its days at both ends', () => {
    expect(withFinish({ from: 7, to: 10 }, { from: 2, to: 3 })).toEqual({ from: 9, to: 13 });
    const days = fc.tuple(fc.nat(30), fc.nat(30)).map(([from, more]) => ({ from, to: from + more }));
    fc.assert(
      fc.property(days, days, (printing, finish) => {
        const whole = withFinish(printing, finish);
        expect(whole.to - whole.from).toBe(printing.to - printing.from + finish.to - finish.from);
        expect(whole.from).toBeGreaterThanOrEqual(Math.max(printing.from, finish.from));
      }),
    );
  });

  it('G4 every span has an end after its beginning, and belongs to one product', () => {
    for (const { days } of turnarounds.rows) expect(days.to).toBeGreaterThan(days.from);
    expect(turnaroundsOf('booklet')).toHaveLength(4);
    expect(turnaroundsOf('brochure')).toHaveLength(2);
  });

  it('G11 every figure of files, stock and days is the product’s own', () => {
    for (const { columns } of [fileRules, stockWeights, turnarounds]) {
      expect(Object.values(columns).map(({ from }) => from.standing)).not.toContain('practice');
    }
  });
});
