import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tabsFor, type FoldedPiece } from './sealing.ts';

const selfMailer: FoldedPiece = { kind: 'self-mailer', weight: 0.5, gsm: 148 };

describe('G8 tabs', () => {
  it.each([
    ['up to 1 oz', { weight: 1 }, 2, 1, 70],
    ['over 1 oz', { weight: 1.01 }, 2, 1.5, 80],
    ['with perforations', { hasOptionalElements: true }, 2, 1.5, 100],
  ])('G8 picks the tabs of a self-mailer %s', (_, changes, tabs, tabSize, minPaper) => {
    expect(tabsFor({ ...selfMailer, ...changes })).toMatchObject({
      ok: true,
      value: { rule: { tabs, tabSize, minPaper }, meetsMinPaper: true },
    });
  });

  it('G8 picks three 1½ in tabs for a booklet and one tab for a double card', () => {
    expect(tabsFor({ ...selfMailer, kind: 'booklet' })).toMatchObject({
      value: { rule: { tabs: 3, tabSize: 1.5 } },
    });
    expect(tabsFor({ ...selfMailer, kind: 'double-card' })).toMatchObject({ value: { rule: { tabs: 1 } } });
  });

  it('G8 reports paper below the minimum weight', () => {
    expect(tabsFor({ ...selfMailer, gsm: 104 })).toMatchObject({ value: { meetsMinPaper: true } });
    expect(tabsFor({ ...selfMailer, gsm: 90 })).toMatchObject({ value: { meetsMinPaper: false } });
    expect(tabsFor({ ...selfMailer, gsm: 104, weight: 2 })).toMatchObject({
      value: { meetsMinPaper: false },
    });
  });

  it.each([
    ['over 3 oz', { weight: 3.1 }, /Over 3 oz/],
    ['of 13 panels', { panels: 13 }, /12 panels/],
    ['of one panel', { panels: 1 }, /2 or more/],
    ['without weight', { weight: 0 }, /more than 0/],
  ])('G8 gives a reason for a self-mailer %s', (_, changes, why) => {
    expect(tabsFor({ ...selfMailer, ...changes })).toEqual({ ok: false, reason: expect.stringMatching(why) });
  });

  it('G8 never requires lighter paper for a heavier piece', () => {
    const ounces = fc.double({ min: 0.01, max: 3, noNaN: true });
    fc.assert(
      fc.property(ounces, ounces, (one, other) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map((weight) =>
          tabsFor({ ...selfMailer, weight }),
        );
        if (!light?.ok || !heavy?.ok) throw new Error('no tabs');
        expect(heavy.value.rule.minPaper).toBeGreaterThanOrEqual(light.value.rule.minPaper ?? 0);
      }),
    );
  });
});
