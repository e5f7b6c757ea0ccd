import { describe, expect, it } from '@jest/globals';
import type { SheetJob } from '../job/sheet-job.ts';
import { buildBooklet, buildPiece, guideStocks } from '../job/testing/build-job.ts';
import { arithmeticOf } from './arithmetic.ts';
import type { Sum, SumId } from './sum.ts';

const sums = (job: SheetJob) => arithmeticOf(job, '2026-11-22');

function sum(id: SumId, job: SheetJob): Sum {
  const found = sums(job).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('S9 fold panels', () => {
  it('S9 narrows the tuck panel of a tri-fold by the allowance for its stock', () => {
    // Text weights: 1/16 in. (11 + 0.0625) ÷ 3 = 3.6875 = 3-11/16; the tuck panel is 3-5/8.
    const job = buildPiece({ text: { stock: guideStocks.glossText80 } });
    expect(sum('panels', job)).toMatchObject({
      headline: '3-11/16 × 8-1/2 in',
      detail: 'folded, Tri-Fold',
      lines: [
        'Outside, left to right: tuck panel 3-5/8, back cover 3-11/16, front cover 3-11/16 in.',
        '(11 + 0.0625) ÷ 3 = 3.6875; tuck panel 0.0625 less.',
        'Allowance 1/16 in: Text weights.',
        'No score needed up to about 80# text.',
      ],
      warnings: [],
    });
  });

  it('S9 finds the side that the folds cross from the finished size', () => {
    const portrait = { flat: { width: 8.5, height: 11 } };
    expect(sum('panels', buildPiece({ text: portrait }))).toMatchObject({ warnings: [] });
    const across = { flat: { width: 11, height: 8.5 }, finished: { width: 11, height: 4.25 } };
    expect(sum('panels', buildPiece({ fold: 'half', text: across }))).toMatchObject({
      headline: '4-1/4 × 11 in',
      warnings: [],
    });
  });

  it('S9 warns about a finished size that the panels don’t make', () => {
    const job = buildPiece({ text: { stock: guideStocks.glossText80, finished: { width: 4, height: 8.5 } } });
    expect(sum('panels', job).warnings).toEqual([
      'A Tri-Fold of 11 × 8.5 in is 3.6875 × 8.5 in folded, not 4 × 8.5 in.',
    ]);
  });

  it('S9 asks for a fold where the sizes need one', () => {
    const text = { flat: { width: 17, height: 11 }, finished: { width: 8.5, height: 11 } };
    expect(sum('panels', buildPiece({ fold: undefined, text })).missing).toBe(
      'Enter a fold such as tri-fold to get the panel widths.',
    );
    const flat = buildPiece({ fold: undefined, text: { finished: undefined } });
    expect(sums(flat).map(({ id }) => id)).not.toContain('panels');
  });
});

describe('S9 envelope', () => {
  it('S9 offers the smallest common envelopes', () => {
    expect(sum('envelope', buildBooklet())).toMatchObject({
      headline: '9 × 12 catalog',
      lines: ['Fits with 0.375 in to spare.', 'Also fits: Booklet #9-1/2, 9-1/2 × 12-1/2 catalog.'],
    });
    expect(sum('envelope', buildPiece({ text: { stock: guideStocks.glossText80 } }))).toMatchObject({
      headline: '#9',
      detail: '3-7/8 × 8-7/8 in',
    });
  });

  it('S9 has none for a poster', () => {
    const poster = buildPiece({
      fold: undefined,
      text: { flat: { width: 18, height: 24 }, finished: undefined },
    });
    expect(sum('envelope', poster)).toMatchObject({ headline: 'none' });
  });
});

describe('S9 rough price', () => {
  it('S9 prices each quantity of a booklet that the survey covers', () => {
    // 855 + 0.66 × 1,000 = 1,515, ±15%: 1,288–1,742
    expect(sum('price', buildBooklet())).toMatchObject({
      headline: '$1,290–1,740',
      detail: '1,000 copies',
      lines: [
        'Booklet 8½ × 11, 16 pages: Self cover, saddle stitched.',
        '$855 + $0.66 a copy, ±15%.',
        'Prices of Feb 11, 2026. A planning range, not a quote.',
      ],
      table: {
        rows: [
          ['1,000', '$1,290–1,740', '$1.52'],
          ['2,500', '$2,150–2,900', '$1.00'],
          ['5,000', '$3,550–4,800', '$0.83'],
        ],
      },
      from: [expect.objectContaining({ date: '2026-02-11' })],
    });
  });

  const loose = (width: number, height: number, changes: Partial<SheetJob['text']> = {}) =>
    buildPiece({
      fold: undefined,
      text: { flat: { width, height }, finished: undefined, stock: guideStocks.c2s14, ...changes },
    });
  const folder = { finished: { width: 9, height: 12 } };

  it.each([
    ['a tri-fold', buildPiece(), 'Tri-fold 8½ × 11'],
    ['a postcard', loose(9, 6), 'Postcard 6 × 9'],
    ['a business card', loose(3.5, 2), 'Business cards'],
    ['a soft-touch card', loose(3.5, 2, { finishes: ['Soft Touch Lamination'] }), 'Business cards, premium'],
    ['a poster', loose(18, 24), 'Poster 18 × 24, offset'],
    ['an EDDM card', loose(6.5, 9), 'EDDM card 6½ × 9'],
    ['a pocket folder', loose(18.25, 16, folder), 'Pocket folder 9 × 12'],
    ['letterhead', loose(8.5, 11, { stock: guideStocks.offset70 }), 'Letterhead'],
    ['a flyer', loose(8.5, 11, { stock: guideStocks.glossText100 }), 'Flyer 8½ × 11'],
    ['an envelope', loose(9.5, 4.125, { stock: guideStocks.offset70 }), '#10 envelope'],
  ])('S9 matches %s', (_, job, name) => {
    expect(sum('price', job).lines[0]?.split(': ')[0]).toBe(name);
  });

  it('S9 has no price for what no list covers', () => {
    const unpriced = /^No published price is close/;
    expect(sum('price', buildBooklet({ pages: 24 })).lines[0]).toMatch(unpriced);
    expect(sum('price', loose(4, 9)).lines[0]).toMatch(unpriced);
    expect(sum('price', loose(9.5, 4.125)).lines[0]).toMatch(unpriced);
    expect(sum('price', buildPiece({ fold: 'roll' })).lines[0]).toMatch(unpriced);
  });

  it('S9 asks for a quote beyond the quantities of a list', () => {
    const { table, lines } = sum('price', buildBooklet({ quantities: [1000, 20_000] }));
    expect(table?.rows[1]).toEqual(['20,000', 'ask for a quote', '']);
    expect(lines.at(-1)).toMatch(/prices cover 250–5,000 pieces/);
  });
});

it('S9 gives every sum of an empty form what to enter, and no figure', () => {
  const empty = { name: '', quantities: [], text: { finishes: [] } };
  for (const kind of ['booklet', 'custom'] as const)
    for (const { id, missing, headline, warnings } of sums({ ...empty, kind })) {
      expect([id, missing]).toEqual([id, expect.stringMatching(/\.$/)]);
      expect([id, headline, warnings]).toEqual([id, undefined, []]);
    }
});

it('S9 cites a dated source for every figure', () => {
  for (const job of [buildBooklet(), buildPiece()])
    for (const { id, headline, from } of sums(job)) {
      expect([id, headline !== undefined && from.length > 0]).toEqual([id, true]);
      for (const { source, date } of from)
        expect([source, date]).toEqual([source, expect.stringMatching(/^20/)]);
    }
});
