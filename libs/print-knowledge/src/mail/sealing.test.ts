import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tabsFor, type FoldedPiece } from './sealing.ts';

const selfMailer: FoldedPiece = { kind: 'self-mailer', weight: 0.5, gsm: 148 };

describe('G8 tabs', () => {
  it.each([
    ['up to 1 oz', { weight: 1 }, 2, 1, 70],
    ['over 1 oz', { weight: 1.01 }, 2, 1.5, 80],
    ['with perforations', { hasOptions: true }, 2, 1.5, 100],
  ])('G8 a self-mailer %s', (_, changes, tabs, tabSize, minPaper) => {
    expect(tabsFor({ ...selfMailer, ...changes })).toMatchObject({
      ok: true,
      value: { rule: { tabs, tabSize, minPaper }, isPaperEnough: true },
    });
  });

  it('G8 a booklet takes three of 1½ in, a double card one', () => {
    expect(tabsFor({ ...selfMailer, kind: 'booklet' })).toMatchObject({
      value: { rule: { tabs: 3, tabSize: 1.5 } },
    });
    expect(tabsFor({ ...selfMailer, kind: 'double-card' })).toMatchObject({ value: { rule: { tabs: 1 } } });
  });

  it('G8 says when the paper is too light', () => {
    expect(tabsFor({ ...selfMailer, gsm: 104 })).toMatchObject({ value: { isPaperEnough: true } });
    expect(tabsFor({ ...selfMailer, gsm: 90 })).toMatchObject({ value: { isPaperEnough: false } });
    expect(tabsFor({ ...selfMailer, gsm: 104, weight: 2 })).toMatchObject({
      value: { isPaperEnough: false },
    });
  });

  it.each([
    ['over 3 oz', { weight: 3.1 }, /Over 3 oz/],
    ['of 13 panels', { panels: 13 }, /12 panels/],
    ['of one panel', { panels: 1 }, /from 2/],
    ['without weight', { weight: 0 }, /more than 0/],
  ])('G8 says why a self-mailer %s has none', (_, changes, why) => {
    expect(tabsFor({ ...selfMailer, ...changes })).toEqual({ ok: false, reason: expect.stringMatching(why) });
  });

  it('G8 a heavier piece never needs less', () => {
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
