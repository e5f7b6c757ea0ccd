import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileRules, richBlackTotal } from './file-rules.ts';
import { basisTextWeights, inPounds, stockWeights } from './stock-weights.ts';
import { turnarounds, turnaroundsOf, withFinish } from './turnaround.ts';

describe('G4 press-ready files', () => {
  it('G4 states the same bleed in inches and millimeters', () => {
    const [rules] = fileRules.rows;
    expect(Math.round(rules.bleedIn * 25.4)).toBe(rules.bleedMm);
  });

  it('G5 keeps the rich black at 200% total ink', () => {
    expect(richBlackTotal(fileRules.rows[0])).toBe(200);
  });

  it('G4 converts US text weights with the 25 × 38 in basis size', () => {
    expect(basisTextWeights).toMatchObject({ fromLb: 70, toLb: 100, fromGsm: 104, toGsm: 148 });
  });
});

describe('G4 house ranges of stock', () => {
  it('G4 shows the house gsm in pounds of its grade, which is lighter than the text papers of the guide', () => {
    const [cover, text] = stockWeights.rows.map(inPounds);
    expect(text).toEqual({ fromLb: 47, toLb: 68 });
    expect(cover).toEqual({ fromLb: 74, toLb: 111 });
    expect(text?.toLb).toBeLessThan(basisTextWeights.fromLb);
  });
});

describe('G4 turnaround', () => {
  it('G4 adds finishing days to both ends of the range', () => {
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

  it('G4 lists valid ranges for each product', () => {
    for (const { days } of turnarounds.rows) expect(days.to).toBeGreaterThan(days.from);
    expect(turnaroundsOf('booklet')).toHaveLength(4);
    expect(turnaroundsOf('brochure')).toHaveLength(2);
  });

  it('G11 cites the document for every file, stock and turnaround figure', () => {
    for (const { columns } of [fileRules, stockWeights, turnarounds]) {
      expect(Object.values(columns).map(({ from }) => from.standing)).not.toContain('practice');
    }
  });
});
