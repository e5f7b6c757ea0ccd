import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creepBySheet, saddleBulk, type Creep, type SaddleBook } from './creep.ts';

function creep(book: SaddleBook): Creep {
  const found = creepBySheet(book);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

describe('G3 creep', () => {
  it.each([
    [16, 0.0035, 0.0105, false],
    [32, 0.0035, 0.0245, false],
    [48, 0.0035, 0.0385, true],
    [64, 0.0035, 0.0525, true],
    [92, 0.0035, 0.077, true],
    [32, 0.0049, 0.0343, true],
    [64, 0.0049, 0.0735, true],
    [32, 0.0051, 0.0357, true],
    [64, 0.0051, 0.0765, true],
  ])(
    'G3 calculates the creep of %i pages at %p in caliper as %p in',
    (pages, textCaliper, inches, shingle) => {
      const found = creep({ pages, textCaliper });
      expect(found.innermost).toBeCloseTo(inches, 10);
      expect(found.needsShingling).toBe(shingle);
    },
  );

  it('G3 lists every sheet with its four pages, outermost first', () => {
    const { sheets } = creep({ pages: 12, textCaliper: 0.005 });
    expect(sheets.map(({ pages }) => pages)).toEqual([
      [1, 2, 11, 12],
      [3, 4, 9, 10],
      [5, 6, 7, 8],
    ]);
    expect(sheets.map(({ pushOut }) => pushOut)).toEqual([0, 0.005, 0.01]);
  });

  it('G3 adds the caliper of a separate cover to every sheet', () => {
    const { sheets, innermost } = creep({ pages: 8, textCaliper: 0.004, coverCaliper: 0.01 });
    expect(sheets.map(({ pushOut }) => pushOut)).toEqual([0.01, 0.014]);
    expect(innermost).toBeCloseTo(0.014, 10);
  });

  it('G3 calculates the bulk at the fold', () => {
    expect(saddleBulk({ pages: 48, textCaliper: 0.0049 })).toEqual({
      ok: true,
      value: expect.closeTo(0.1176, 10),
    });
    expect(saddleBulk({ pages: 48, textCaliper: 0.0049, coverCaliper: 0.0095 })).toEqual({
      ok: true,
      value: expect.closeTo(0.1366, 10),
    });
  });

  it.each([
    [30, /28 or 32/],
    [2, /use 4, not 2/],
    [0, /whole number/],
    [7.5, /whole number/],
  ])('G3 gives a reason when %p pages can’t be stitched', (pages, reason) => {
    expect(creepBySheet({ pages, textCaliper: 0.004 })).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    });
    expect(saddleBulk({ pages, textCaliper: 0.004 }).ok).toBe(false);
  });

  it.each([Number.NaN, Infinity, -0.004, 0])('G3 rejects a caliper of %p in', (inches) => {
    for (const find of [creepBySheet, saddleBulk]) {
      expect(find({ pages: 32, textCaliper: inches })).toEqual({
        ok: false,
        reason: 'Text caliper must be more than 0 in.',
      });
      expect(find({ pages: 32, textCaliper: 0.004, coverCaliper: inches })).toEqual({
        ok: false,
        reason: 'Cover caliper must be more than 0 in.',
      });
    }
  });

  it('G3 adds one caliper per sheet and lists every page once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 250 }),
        fc.double({ min: 0.002, max: 0.02, noNaN: true }),
        (count, textCaliper) => {
          const { sheets, innermost } = creep({ pages: 4 * count, textCaliper });
          expect(sheets.at(-1)?.pushOut).toBeCloseTo(innermost, 10);
          for (const [index, { pushOut }] of sheets.entries())
            expect(pushOut).toBeCloseTo(index * textCaliper, 10);
          const pages = sheets.flatMap((sheet) => sheet.pages).toSorted((a, b) => a - b);
          expect(pages).toEqual(Array.from({ length: 4 * count }, (_, index) => index + 1));
        },
      ),
    );
  });
});
