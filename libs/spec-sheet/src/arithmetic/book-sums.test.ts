import { describe, expect, it } from '@jest/globals';
import type { SheetJob } from '../job/sheet-job.ts';
import { buildBooklet, guideStocks } from '../job/testing/build-job.ts';
import { arithmeticOf } from './arithmetic.ts';
import type { Sum, SumId } from './sum.ts';

function sum(id: SumId, job: SheetJob): Sum {
  const found = arithmeticOf(job, '2026-11-22').find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

const perfect = { name: 'Perfect Bound', id: 'perfect-bound' } as const;
const cover = { pages: 4, finishes: [], stock: guideStocks.c1s10 };

describe('S9 page rule', () => {
  it('S9 stitches no cover of more than 8 pages, which are two flaps', () => {
    const job = buildBooklet({ coverType: 'plus', cover: { ...cover, pages: 20 } });
    const fault =
      'A stitched cover has at most 8 pages: 4, and 2 for each of two flaps. One of 20 can’t be stitched.';
    expect(sum('pages', job)).toMatchObject({
      headline: 'Use a 4-page cover',
      isMet: false,
      warnings: [fault],
    });
    expect(sum('weight', job).missing).toBe(fault);
    expect(
      sum('weight', buildBooklet({ coverType: 'plus', cover: { ...cover, pages: 8 } })).headline,
    ).toMatch(/oz$/);
  });

  it('S9 explains a page count that can’t be glued once, with the counts that can', () => {
    const job = buildBooklet({ pages: 31, binding: perfect, coverType: 'plus', cover });
    expect(sum('pages', job).headline).toBe('Use 32 inside pages');
    expect(sum('spine', job)).toMatchObject({
      lines: ['Needs a page count that keeps the page rule.'],
      warnings: [],
    });
  });

  it('S9 passes 16 stitched pages and counts their sheets', () => {
    expect(sum('pages', buildBooklet())).toMatchObject({
      headline: '16 works',
      isMet: true,
      lines: ['Saddle Stitch needs 8 to 92 pages, divisible by 4.', 'Four sheets of 17 × 11 in.'],
      warnings: [],
    });
  });

  it('S9 names the next counts for 18 stitched pages', () => {
    expect(sum('pages', buildBooklet({ pages: 18 }))).toMatchObject({
      headline: 'Use 16 or 20',
      isMet: false,
      warnings: [
        'Our binding guide lists Saddle Stitch with page counts divisible by 4: use 16 or 20, not 18.',
      ],
    });
  });

  it('S9 counts a stitched cover with the text, but not a glued one', () => {
    const job = buildBooklet({ pages: 12, coverType: 'plus', cover });
    expect(sum('pages', job)).toMatchObject({
      headline: '12 inside pages work',
      lines: [
        'Saddle Stitch needs 8 to 92 pages with the cover, divisible by 4.',
        '12 inside + 4 cover = 16 pages.',
        'Four sheets of 17 × 11 in.',
      ],
    });
    expect(sum('pages', { ...job, pages: 130, binding: perfect })).toMatchObject({
      headline: '130 inside pages work',
    });
  });

  it('S9 names the counts that fit as the form asks for them: without the cover, or in leaves', () => {
    const job = buildBooklet({ pages: 18, coverType: 'plus', cover });
    expect(sum('pages', job)).toMatchObject({
      headline: 'Use 16 or 20 inside pages',
      isMet: false,
      warnings: [
        'Our binding guide lists Saddle Stitch with page counts divisible by 4: use 16 or 20 inside pages (20 or 24 with the cover), not 18.',
      ],
    });
    expect(sum('pages', { ...job, pages: 92 })).toMatchObject({
      headline: '88 inside pages at most',
      warnings: [
        'Our binding guide lists Saddle Stitch at 8–92 pages with the cover. For 92 inside pages (96 with the cover), ask the printer.',
      ],
    });
    expect(sum('pages', buildBooklet({ pages: 18, isInLeaves: true }))).toMatchObject({
      headline: 'Use 8 or 10 leaves',
      warnings: [expect.stringContaining('use 16 or 20 pages (8 or 10 leaves), not 18.')],
    });
  });

  it.each([2, 3, 5])('S9 takes no stitched cover of %i pages, which has no fold or half a flap', (pages) => {
    const job = buildBooklet({ pages: 16, coverType: 'plus', cover: { ...cover, pages } });
    const fault = `A stitched cover has 4 pages, and 2 more for each flap. One of ${pages} can’t be stitched.`;
    expect(sum('pages', job)).toMatchObject({
      headline: 'Use a 4-page cover',
      isMet: false,
      lines: ['Saddle Stitch needs 8 to 92 pages with the cover, divisible by 4.'],
      warnings: [fault],
    });
    expect(sum('weight', job)).toEqual({
      id: 'weight',
      title: 'Weight',
      lines: [],
      warnings: [],
      from: [],
      missing: fault,
    });
    expect(sum('pages', { ...job, binding: perfect, pages: 64 })).toMatchObject({ isMet: true });
  });

  it('S9 counts a stitched cover with flaps as four pages, and the text pages by four', () => {
    const job = buildBooklet({ pages: 16, coverType: 'plus', cover: { ...cover, pages: 6 } });
    expect(sum('pages', job)).toMatchObject({
      headline: '16 inside pages work',
      isMet: true,
      lines: [
        'Saddle Stitch needs 8 to 92 pages with the cover, text pages divisible by 4; the flaps of the cover don’t count.',
        '16 inside + 4 cover = 20 pages.',
      ],
      warnings: [],
    });
    expect(sum('pages', { ...job, pages: 14 })).toMatchObject({ headline: 'Use 12 or 16 inside pages' });
  });

  it('S9 gives the range for a count beyond it', () => {
    expect(sum('pages', buildBooklet({ pages: 96 }))).toMatchObject({
      headline: '92 at most',
      warnings: ['Our binding guide lists Saddle Stitch at 8–92 pages. For 96, ask the printer.'],
    });
    expect(sum('pages', buildBooklet({ pages: 4 }))).toMatchObject({ headline: 'Use 8', isMet: false });
  });

  it('S9 the page rule has no range for side stitching, but two pages to a leaf', () => {
    const binding = { name: 'Side Stitched' };
    expect(sum('pages', buildBooklet({ binding }))).toMatchObject({
      lines: ['Our binding guide has no page range for Side Stitched. Ask the printer.'],
      warnings: [],
    });
    expect(sum('pages', buildBooklet({ binding, pages: 15 }))).toMatchObject({ headline: 'Use 14 or 16' });
  });

  it('S9 warns about a flat size that isn’t two pages', () => {
    const flat = { width: 16, height: 11 };
    expect(sum('pages', buildBooklet({ text: { flat } })).warnings).toEqual([
      'A flat size of 16 × 11 in doesn’t match: 8.5 × 11 in pages are 17 × 11 in flat.',
    ]);
    const calendar = { finished: { width: 11, height: 8.5 }, flat: { width: 11, height: 17 } };
    expect(sum('pages', buildBooklet({ text: calendar })).warnings).toEqual([]);
  });

  it('S9 says what is missing', () => {
    const job = buildBooklet({ pages: undefined, binding: undefined });
    expect(sum('pages', job).missing).toBe('Enter a page count and a binding to check the page count.');
    expect(sum('pages', buildBooklet({ binding: undefined })).missing).toBe(
      'Choose a binding to check the page count.',
    );
  });
});

describe('S9 spine width', () => {
  it('S9 gives bulk and creep of a stitched book instead of a spine', () => {
    // 4 sheets × 2 × 0.0035 = 0.028; the innermost is pushed out by the 3 around it: 3 × 0.0035 = 0.0105.
    expect(sum('spine', buildBooklet())).toMatchObject({
      headline: 'none',
      lines: [
        'Stitched through the fold.',
        'Bulk 4 × 2 × 0.0035 = 0.028 in.',
        'Creep 3 × 0.0035 = 0.0105 in.',
      ],
      warnings: [],
    });
  });

  it('S9 adds a stitched cover to bulk and creep', () => {
    // 7 × 2 × 0.0046 + 2 × 0.0087 = 0.0818; 6 × 0.0046 + 0.0087 = 0.0363, which is over 0.03.
    const { lines, warnings } = sum(
      'spine',
      buildBooklet({
        pages: 28,
        coverType: 'plus',
        text: { stock: guideStocks.glossText100 },
        cover: { ...cover, stock: guideStocks.glossCover100 },
      }),
    );
    expect(lines.slice(1)).toEqual([
      'Bulk 7 × 2 × 0.0046 + 2 × 0.0087 = 0.0818 in.',
      'Creep 6 × 0.0046 + 0.0087 = 0.0363 in.',
    ]);
    expect(warnings).toEqual([
      'Creep is over 0.03 in: ask the printer to shingle the pages, and keep page numbers 3/8 in from the face.',
    ]);
  });

  it('S9 warns when a stitched book is over 3/16 in thick', () => {
    // 20 × 2 × 0.0051 = 0.204
    const { warnings } = sum('spine', buildBooklet({ pages: 80, text: { stock: guideStocks.offset70 } }));
    expect(warnings.join(' ')).toContain('Over 3/16 in thick, a stitched book gapes.');
  });

  it('S9 calculates a perfect-bound spine from leaves and cover', () => {
    // 64 leaves × 0.0039 = 0.2496, and 2 × 0.01 of cover: 0.2696.
    const job = buildBooklet({
      pages: 128,
      binding: perfect,
      coverType: 'plus',
      text: { finished: { width: 6, height: 9 }, stock: guideStocks.offset50 },
      cover,
    });
    expect(sum('spine', job)).toMatchObject({
      headline: '0.2696 in',
      detail: 'about 9/32 in',
      lines: ['128 ÷ 2 × 0.0039 + 2 × 0.0100 = 0.2696 in.', 'Some printers add 0.01 in for glue.'],
      warnings: [],
    });
    const flat = { width: 12, height: 9 };
    expect(sum('spine', { ...job, cover: { ...cover, flat } }).warnings).toEqual([
      'The flat cover is 12 in wide; 2 × 6 + 0.2696 = 12.2696 in.',
    ]);
    const fitting = { ...cover, flat: { width: 12.25, height: 9 } };
    expect(sum('spine', { ...job, cover: fitting }).warnings).toEqual([]);
    const small = { ...cover, finished: { width: 5.5, height: 8.5 } };
    expect(sum('spine', { ...job, cover: small }).warnings[0]).toMatch(/so both have one size/);
  });

  it('S9 takes the outer four pages of a self cover as the cover', () => {
    // 60 ÷ 2 × 0.0035 + 2 × 0.0035 = 0.112
    const job = buildBooklet({ pages: 64, binding: perfect });
    expect(sum('spine', job)).toMatchObject({
      headline: '0.112 in',
      lines: [
        '60 ÷ 2 × 0.0035 + 2 × 0.0035 = 0.112 in.',
        'Under 1/8 in: too thin for perfect binding. Saddle stitch it, or use thicker stock.',
        expect.anything(),
      ],
    });
  });

  it('S9 adds two boards and endsheets to a case-bound spine', () => {
    // 100 leaves × 0.0035 = 0.35, 4 × 0.0057 of endsheets and 2 × 0.09 of board: 0.5528.
    const job = buildBooklet({ pages: 200, binding: { name: 'Case Bound', id: 'case-bound' } });
    expect(sum('spine', job)).toMatchObject({
      headline: '0.5528 in',
      detail: 'about 9/16 in',
      lines: [
        '200 ÷ 2 × 0.0035 + 4 × 0.0057 + 2 × 0.09 = 0.5528 in.',
        'Hinge and turn-in are extra: ask the binder for a template.',
      ],
    });
  });

  it('S9 weighs no case-bound book, whose boards are not known', () => {
    const job = buildBooklet({ pages: 200, binding: { name: 'Case Bound', id: 'case-bound' } });
    expect(sum('weight', job).headline).toBeUndefined();
    expect(sum('weight', job).missing).toMatch(/^Boards, endsheets and cloth aren’t weighed here/);
    expect(sum('cartons', job).missing).toBe('Needs the weight.');
  });

  it('S9 gives the coil and the wire of a punched book', () => {
    // 30 leaves × 0.0035 = 0.105, and 1/8 in.
    const coil = buildBooklet({ pages: 60, binding: { name: 'Spiral Coil', id: 'spiral-coil' } });
    expect(sum('spine', coil)).toMatchObject({
      headline: 'none',
      lines: ['Coil 0.105 + 0.125 = 0.23 in across.'],
    });
    // 150 leaves × 0.0075 = 1.125 in
    const thick = { ...guideStocks.offset70, caliperIn: 0.0075 };
    const wire = buildBooklet({
      pages: 300,
      binding: { name: 'Wire-O', id: 'wire-o' },
      text: { stock: thick },
    });
    expect(sum('spine', wire).warnings[0]).toMatch(/^Wire is made up to about 1 in/);
  });

  it('S9 asks for the cover stock of a plus cover', () => {
    const job = buildBooklet({ binding: perfect, cover: { ...cover, stock: undefined } });
    expect(sum('spine', job).missing).toBe('Enter a cover stock such as 100# gloss cover to get the spine.');
  });
});
