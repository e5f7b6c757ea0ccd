import { describe, expect, it } from '@jest/globals';
import { replyUse } from '@printpartner/print-knowledge/envelopes';
import type { SheetJob } from '../job/sheet-job.ts';
import { buildBooklet, buildPiece, guideStocks } from '../job/testing/build-job.ts';
import { drawingOf } from '../drawing/drawing.ts';
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
      headline: '11 × 4-1/4 in',
      warnings: [],
    });
  });

  it('S9 names the panels of a piece that opens upward from top to bottom, as they are drawn', () => {
    const text = { flat: { width: 8.5, height: 11 }, finished: { width: 8.5, height: 3.6875 } };
    const job = buildPiece({ text: { ...text, stock: guideStocks.glossText80 } });
    expect(sum('panels', job)).toMatchObject({ headline: '8-1/2 × 3-11/16 in', warnings: [] });
    expect(sum('panels', job).lines[0]).toBe(
      'Outside, top to bottom: tuck panel 3-5/8, back cover 3-11/16, front cover 3-11/16 in.',
    );
    const [flat, folded] = drawingOf(job)?.views ?? [];
    const labelTops = flat?.shapes.flatMap((shape) =>
      shape.kind === 'label' ? [[shape.text, shape.y]] : [],
    );
    expect(labelTops).toEqual([
      ['Tuck panel', 1.8125],
      ['Back cover', 5.46875],
      ['Front cover', 9.15625],
    ]);
    expect(folded?.box).toMatchObject({ width: 8.5, height: 3.6875 });
  });

  it('S9 warns about a finished size that the panels don’t make', () => {
    const job = buildPiece({ text: { stock: guideStocks.glossText80, finished: { width: 4, height: 8.5 } } });
    expect(sum('panels', job).warnings).toEqual([
      'A Tri-Fold of 11 × 8.5 in is 3.6875 × 8.5 in folded, not 4 × 8.5 in.',
    ]);
  });

  it('S9 takes the finished size that is ordered where the fold doesn’t come to it', () => {
    const text = { flat: { width: 17, height: 11 }, finished: { width: 8.5, height: 3.667 } };
    const job = buildPiece({ text: { ...text, stock: guideStocks.glossText80 } });
    expect(sum('envelope', job).headline).toContain('#10');
  });

  it('S9 calculates nothing from the flat size of a piece whose fold can’t be read', () => {
    const notRead =
      'Can’t read “Folded in thirds” as a fold. Write for example tri-fold or no fold in Folding notes.';
    const changes = { fold: undefined, unread: { fold: 'Folded in thirds' } };
    const job = buildPiece({ ...changes, text: { finished: undefined } });
    for (const id of ['panels', 'envelope', 'postage'] as const) {
      expect(sum(id, job).headline).toBeUndefined();
      expect(sum(id, job).missing).toContain(notRead);
    }
    const finished = { width: 3.6875, height: 8.5 };
    expect(sum('envelope', buildPiece({ ...changes, text: { finished } })).headline).toContain('#10');
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
      lines: [
        'At least 1/2 in larger than the piece each way; it needs 1/8 in.',
        'Also fits: Booklet #9-1/2, 9-1/2 × 12-1/2 catalog.',
      ],
    });
    expect(sum('envelope', buildBooklet()).from).not.toContain(replyUse);
  });

  it('S9 sends a letter-size tri-fold in a #10, because a #9 is the reply envelope', () => {
    expect(sum('envelope', buildPiece({ text: { stock: guideStocks.glossText80 } }))).toMatchObject({
      headline: '#10',
      detail: '4-1/8 × 9-1/2 in',
      // 4-1/8 − 3-11/16
      lines: ['At least 7/16 in larger than the piece each way; it needs 1/8 in.', expect.anything()],
      from: expect.arrayContaining([replyUse]),
    });
  });

  it.each([
    [6, 9, '6-1/2 × 9-1/2 catalog (specialty)'],
    [5.5, 8.5, 'A9'],
    [7, 10, '7-1/2 × 10-1/2 catalog (specialty)'],
    [8.5, 11, '9 × 12 catalog'],
    [9, 12, '9-1/2 × 12-1/2 catalog'],
  ])('S9 offers the next trade size for a book of %d × %d in', (width, height, name) => {
    expect(sum('envelope', buildBooklet({ text: { finished: { width, height } } })).headline).toBe(name);
  });

  it('S9 names an envelope also for what mails by itself, and calls it a postcard only if postage does', () => {
    const mailsUncovered = true;
    expect(sum('envelope', buildPiece({ mailsUncovered }))).toMatchObject({
      headline: 'none if it mails by itself',
      lines: ['A self-mailer mails without an envelope.', 'Otherwise it fits #10.'],
    });
    const cardOf = (width: number, height: number) => {
      const text = { flat: { width, height }, finished: undefined, stock: guideStocks.c2s14 };
      return sum('envelope', buildPiece({ mailsUncovered, fold: undefined, text })).lines[0];
    };
    expect(cardOf(6, 4)).toBe('A postcard mails without an envelope.');
    expect(cardOf(9, 12)).toBe('This piece mails without an envelope.');
  });

  it('S9 a poster has no envelope', () => {
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

  it('S9 the rough price has no figure for what no list covers', () => {
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
  const empty = { name: '', quantities: [], text: { finishes: [] }, unread: {} };
  for (const kind of ['booklet', 'custom'] as const)
    for (const { id, missing, headline, warnings } of sums({ ...empty, kind })) {
      expect([id, missing]).toEqual([id, expect.stringMatching(/\.$/)]);
      expect([id, headline, warnings]).toEqual([id, undefined, []]);
    }
});

it('S9 calculates nothing that depends on the size of a piece from one of two sizes, if the other can’t be read', () => {
  const card = { width: 4, height: 6 };
  const stock = guideStocks.c2s14;
  const jobs = [
    buildPiece({
      fold: undefined,
      text: { finished: undefined, flat: card, stock },
      unread: { 'finished-size': 'banana' },
    }),
    buildPiece({
      fold: undefined,
      text: { finished: card, flat: undefined, stock },
      unread: { 'flat-size': 'banana' },
    }),
    buildBooklet({
      text: { finished: undefined, flat: { width: 17, height: 11 } },
      unread: { 'finished-size': 'banana' },
    }),
  ];
  for (const job of jobs) {
    const sized = sums(job).filter(({ id }) => id !== 'pages' && id !== 'spine');
    expect(sized.map(({ id }) => id)).toEqual(['weight', 'cartons', 'postage', 'envelope', 'price']);
    for (const { id, headline, table, lines, missing } of sized)
      expect([id, headline, table, lines, missing]).toEqual([
        id,
        undefined,
        undefined,
        [],
        expect.stringMatching(/^(?:Can’t read “banana” as a size|Needs the weight)/),
      ]);
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
