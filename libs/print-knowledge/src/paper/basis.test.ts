import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gsmOf, grades, poundsOf, wholeGsm, type GradeId } from './basis.ts';

const valueOf = (outcome: ReturnType<typeof gsmOf>): number => (outcome.ok ? outcome.value : Number.NaN);
const grade = fc.constantFrom(...grades.map(({ id }) => id));
const weight = fc.double({ min: 0.1, max: 1000, noNaN: true });

describe('G1 basis weight and gsm', () => {
  it.each<[GradeId, number, number]>([
    ['bond', 3.7597, 0.26598],
    ['text', 1.4801, 0.67561],
    ['cover', 2.7041, 0.36981],
    ['index', 1.808, 0.55311],
    ['tag', 1.6275, 0.61445],
    ['bristol', 2.1928, 0.45604],
  ])('G1 converts 1 lb of %s to %f gsm and back', (id, gsmPerPound, poundsPerGsm) => {
    expect(valueOf(gsmOf(1, id))).toBeCloseTo(gsmPerPound, 4);
    expect(valueOf(poundsOf(1, id))).toBeCloseTo(poundsPerGsm, 5);
  });

  it.each<[number, GradeId, number]>([
    [20, 'bond', 75],
    [24, 'bond', 90],
    [28, 'bond', 105],
    [50, 'text', 74],
    [80, 'text', 118],
    [100, 'text', 148],
    [65, 'cover', 176],
    [110, 'index', 199],
    [80, 'cover', 216],
    [100, 'cover', 270],
    [120, 'cover', 325],
    [130, 'cover', 352],
  ])('G1 converts %i# %s to %i gsm', (pounds, id, gsm) => {
    expect(wholeGsm(valueOf(gsmOf(pounds, id)))).toBe(gsm);
  });

  it('G1 converts to gsm and back without loss, for every grade', () => {
    fc.assert(
      fc.property(weight, grade, (pounds, id) => {
        expect(valueOf(poundsOf(valueOf(gsmOf(pounds, id)), id))).toBeCloseTo(pounds, 8);
      }),
    );
  });

  it('G1 converts a pound to more gsm on a smaller basis sheet', () => {
    fc.assert(
      fc.property(weight, (pounds) => {
        const bySheet = (['text', 'tag', 'index', 'bristol', 'cover', 'bond'] as const).map((id) =>
          valueOf(gsmOf(pounds, id)),
        );
        expect(bySheet).toEqual(bySheet.toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('G1 gives a reason for a weight of %d', (pounds) => {
    expect(gsmOf(pounds, 'text')).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) });
    expect(poundsOf(pounds, 'text').ok).toBe(false);
  });
});
