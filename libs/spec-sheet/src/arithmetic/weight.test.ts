import { describe, expect, it } from '@jest/globals';
import type { SheetJob } from '../job/sheet-job.ts';
import { buildBooklet, buildPiece, guideStocks } from '../job/testing/build-job.ts';
import { arithmeticOf } from './arithmetic.ts';
import type { Sum, SumId } from './sum.ts';

function sum(id: SumId, job: SheetJob): Sum {
  const found = arithmeticOf(job, '2026-11-22').find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('S9 weight', () => {
  it('S9 weighs a 16-page booklet as four sheets', () => {
    // 17 × 11 = 187 in² ÷ 1550.0031 × 118 = 14.236 g; ÷ 28.3495 × 4 = 2.0087 oz; × 1,000 ÷ 16 = 125.5 lb
    expect(sum('weight', buildBooklet())).toMatchObject({
      headline: '2.01 oz',
      detail: 'each, 125.5 lb per 1,000',
      lines: ['17 × 11 ÷ 1550 × 118 gsm × 0.03527 × 4 sheets.', 'Mills vary by ±5%.'],
    });
  });

  it('S9 adds a flood coating, but no spot coating', () => {
    // 2.0087 × 1.015 = 2.0388
    const coated = sum('weight', buildBooklet({ text: { finishes: ['Satin Aqueous'] } }));
    expect(coated).toMatchObject({ headline: '2.04 oz' });
    expect(coated.lines).toContain('Aqueous adds 1.5%.');
    const spot = buildBooklet({ text: { finishes: ['Gloss Spot UV', 'Foil Stamping'] } });
    expect(sum('weight', spot)).toMatchObject({ headline: '2.01 oz' });
  });

  it.each([
    [20, /^A cover has at most 8 pages.* Ask the printer what one of 20 weighs\.$/],
    [2, /^A glued cover wraps around the text, so it has at least 4 pages, not 2\.$/],
    [5, /^A leaf has two pages, so a cover can’t have 5\.$/],
  ])('S9 weighs no glued cover of %d pages', (pages, missing) => {
    const job = buildBooklet({
      binding: { name: 'Perfect Bound', id: 'perfect-bound' },
      coverType: 'plus',
      cover: { pages, finishes: [], stock: guideStocks.c1s10 },
    });
    expect(sum('weight', job)).toMatchObject({ missing: expect.stringMatching(missing) });
    expect(sum('weight', job).headline).toBeUndefined();
    expect(sum('postage', job).missing).toBe('Needs the weight.');
  });

  it('S9 weighs a glued cover with its spine', () => {
    // Text: 54 in² ÷ 1550.0031 × 75 ÷ 28.3495 × 64 = 5.8986 oz
    // Cover: (12 + 0.2696) × 9 = 110.426 in² ÷ 1550.0031 × 220 ÷ 28.3495 = 0.5529 oz
    const job = buildBooklet({
      pages: 128,
      binding: { name: 'Perfect Bound', id: 'perfect-bound' },
      coverType: 'plus',
      text: { finished: { width: 6, height: 9 }, stock: guideStocks.offset50 },
      cover: { pages: 4, finishes: [], stock: guideStocks.c1s10 },
    });
    expect(sum('weight', job)).toMatchObject({
      headline: '6.45 oz',
      lines: [
        '6 × 9 ÷ 1550 × 75 gsm × 0.03527 × 64 leaves.',
        '12.2696 × 9 ÷ 1550 × 220 gsm × 0.03527 cover.',
        expect.anything(),
      ],
    });
  });

  it('S9 weighs a folded piece by its flat sheet', () => {
    // 93.5 in² ÷ 1550.0031 × 148 ÷ 28.3495 = 0.3149 oz
    expect(sum('weight', buildPiece())).toMatchObject({
      headline: '0.31 oz',
      detail: 'each, 19.7 lb per 1,000',
    });
  });

  it('S9 weighs a paper whose finish, and so whose thickness, isn’t known', () => {
    const job = buildBooklet({ text: { stock: undefined, gsm: 118 } });
    expect(sum('weight', job)).toMatchObject({ headline: '2.01 oz' });
    expect(sum('postage', job).missing).toBe(
      'Enter the paper’s finish, as in 80# gloss text, to get its thickness.',
    );
    expect(sum('spine', job).missing).toMatch(/^Enter a text stock such as 80# gloss text/);
  });

  it('S9 asks for what the weight needs', () => {
    const job = buildBooklet({ text: { stock: undefined } });
    expect(sum('weight', job).missing).toBe('Enter a text stock such as 80# gloss text to get the weight.');
    expect(sum('cartons', job).missing).toBe('Needs the weight.');
    const piece = buildPiece({ fold: undefined, text: { flat: undefined, finished: undefined } });
    expect(sum('weight', piece).missing).toBe('Enter a flat size to get the weight.');
  });

  it("S9 says which text can't be read, apart from what is missing, and calculates nothing from it", () => {
    const unread = { 'text-pages': 'banana' };
    const book = buildBooklet({ pages: undefined, text: { stock: undefined }, unread });
    expect(sum('weight', book).headline).toBeUndefined();
    expect(sum('weight', book).missing).toBe(
      'Can’t read “banana” as a page count. Write for example 16. Enter a text stock such as 80# gloss text to get the weight.',
    );
    expect(sum('pages', book).missing).toBe('Can’t read “banana” as a page count. Write for example 16.');
    const flat = { flat: { width: 17, height: 11 }, finished: undefined };
    const sized = buildBooklet({ text: flat, unread: { 'finished-size': '8.5 x -11' } });
    expect(sum('weight', sized).missing).toBe(
      'Can’t read “8.5 x -11” as a size. Write for example 8.5 × 11 in.',
    );
    const covered = buildBooklet({
      cover: { finishes: [], stock: guideStocks.c1s10 },
      unread: { 'cover-pages': 'four' },
    });
    for (const id of ['pages', 'weight'] as const)
      expect(sum(id, covered)).toEqual({
        id,
        title: expect.anything(),
        missing: 'Can’t read “four” as a number of cover pages. Write for example 4.',
        lines: [],
        warnings: [],
        from: [],
      });
    const counted = sum('cartons', buildBooklet({ unread: { quantity: '-5' } }));
    expect(counted).toMatchObject({
      headline: '4 cartons',
      missing: 'Can’t read “-5” as a quantity. Write for example 2,500.',
    });
  });

  it('S9 cites the paper table by stock', () => {
    const board = sum('weight', buildPiece({ text: { stock: guideStocks.c2s14 } }));
    expect(board.from.map(({ source }) => source)).toContain('Mill sheets: Sappi, Domtar, Mohawk');
    const text = sum('weight', buildPiece());
    expect(text.from.map(({ source }) => source)).toContain('Calculated from TAPPI basis sizes');
  });
});

describe('S9 cartons', () => {
  it('S9 packs each quantity at up to 40 lb a carton', () => {
    // 640 ÷ 2.0087 = 318; 1,000 ÷ 318 = 3.1, 2,500 ÷ 318 = 7.9, 5,000 ÷ 318 = 15.7
    expect(sum('cartons', buildBooklet())).toMatchObject({
      headline: '4 cartons',
      detail: 'for 1,000 copies',
      lines: ['40 lb × 16 ÷ 2.01 oz = 318 copies a carton at most, by weight.'],
      table: {
        columns: ['Copies', 'Weight', 'Cartons'],
        rows: [
          ['1,000', '125.5 lb', '4'],
          ['2,500', '313.9 lb', '8'],
          ['5,000', '627.7 lb', '16'],
        ],
      },
    });
  });

  it('S9 asks for a quantity', () => {
    expect(sum('cartons', buildBooklet({ quantities: [] }))).toMatchObject({
      missing: 'Enter a quantity to get the cartons.',
      lines: ['40 lb × 16 ÷ 2.01 oz = 318 copies a carton at most, by weight.'],
    });
  });
});
