import { describe, expect, it } from '@jest/globals';
import { foldAllowanceFor, foldAllowances } from './allowance.ts';
import { beyondFolder, beyondStock } from './fold.ts';
import { foldOf, folds } from './folds.ts';

describe('G5 folds', () => {
  it('G5 lists eight folds in guide order', () => {
    expect(folds.rows.map(({ name }) => name)).toEqual([
      'Half Fold',
      'Tri-Fold',
      'Z-Fold',
      'Gate Fold',
      'French Fold',
      'Accordion 4-Panel',
      'Double Gate',
      'Roll Fold',
    ]);
  });

  it.each(folds.rows.map((fold) => [fold.name, fold] as const))('G5 fills every field of %s', (_, fold) => {
    for (const text of [fold.description, fold.grainDirection, fold.paperWeight, fold.illustration]) {
      expect(text).not.toBe('');
    }
    expect(fold.commonUses.length).toBeGreaterThan(1);
    expect(fold.technicalNotes.length).toBeGreaterThan(0);
    expect(fold.minimumSize.acrossIn).toBeLessThan(fold.maximumSize.acrossIn);
    expect(fold.minimumSize.alongIn).toBeLessThan(fold.maximumSize.alongIn);
  });

  it.each([
    ['roll', '16 pt', 400, 'heavy'],
    ['french', '100# cover', 270, 'heavy'],
    ['french', '100# text', 148, undefined],
    ['tri', '80# cover', 216, 'scored'],
    ['half', '14 pt', 350, undefined],
    ['gate', '60# text', 89, 'light'],
  ] as const)('G5 judges a %s fold on %s', (fold, _, gsm, beyond) => {
    expect(beyondStock(foldOf(fold), gsm)).toBe(beyond);
  });

  it('G11 cites every figure of the folds', () => {
    for (const column of ['panels', 'minimumSize', 'maximumSize', 'paperWeight', 'technicalNotes'] as const) {
      expect(folds.columns[column]?.from.source).toMatch(/\w/);
      expect(folds.columns[column]?.from.date).toMatch(/^\d{4}-\d{2}/);
    }
    expect(foldAllowances.columns.allowanceIn?.from.standing).toBe('practice');
    // Columns of words have no unit, even if they contain figures.
    expect(folds.columns.technicalNotes).not.toHaveProperty('unit');
    expect(folds.columns.paperWeight).not.toHaveProperty('unit');
    expect(foldAllowances.columns.scoring).not.toHaveProperty('unit');
  });
});

describe('G5 fold allowance by stock', () => {
  it.each([
    ['60# text', 89, 1 / 16],
    ['80# text', 118, 1 / 16],
    ['100# text', 148, 3 / 32],
    ['80# cover', 216, 3 / 32],
    ['100# cover', 270, 1 / 8],
    ['16 pt', 400, 1 / 8],
  ])('G5 allows for %s (%i gsm) %f in', (_, gsm, inches) => {
    expect(foldAllowanceFor(gsm)).toMatchObject({ ok: true, value: { allowanceIn: inches } });
  });

  it.each([Number.NaN, 0, -90, Infinity])('G5 rejects a stock weight of %f gsm', (gsm) => {
    expect(foldAllowanceFor(gsm)).toEqual({ ok: false, reason: expect.stringMatching(/more than 0 gsm/) });
  });
});

describe('G5 folder limits', () => {
  it.each([
    [11, 8.5, undefined],
    [6, 4, undefined],
    [5.9, 8.5, 'small'],
    [11, 3.9, 'small'],
    [38, 25, undefined],
    [25, 38, undefined],
    [26, 26, 'large'],
    [39, 4, 'large'],
  ])('G5 checks a tri-fold of %f × %f in', (acrossIn, alongIn, beyond) => {
    expect(beyondFolder(foldOf('tri'), { acrossIn, alongIn })).toBe(beyond);
  });
});
