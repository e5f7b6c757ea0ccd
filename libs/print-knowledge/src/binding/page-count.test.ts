import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bindings } from './bindings.ts';
import { nextPageCount, pageCountFor, pagesWithin, rangeNoteFor } from './page-count.ts';

const counts = fc.integer({ min: 1, max: 1000 });

describe('G3 page counts', () => {
  it.each([
    [30, 4, { next: 32, previous: 28, add: 2, cut: 2 }],
    [32, 4, { next: 32, previous: 32, add: 0, cut: 0 }],
    [33, 2, { next: 34, previous: 32, add: 1, cut: 1 }],
    [3, 4, { next: 4, previous: 0, add: 1, cut: 3 }],
  ])('G3 finds the counts around %i that are multiples of %i', (pages, multiple, found) => {
    expect(nextPageCount(pages, multiple)).toEqual({ ok: true, value: found });
  });

  it.each([0, -4, 2.5, Number.NaN, 1001, Infinity])('G3 gives a reason for %p pages', (pages) => {
    expect(nextPageCount(pages, 4)).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('G3 never moves more than one step of the page rule', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(2, 4, 8, 16), (pages, multiple) => {
        const found = nextPageCount(pages, multiple);
        if (!found.ok) throw new Error(found.reason);
        const { next, previous, add, cut } = found.value;
        expect([next % multiple, previous % multiple]).toEqual([0, 0]);
        expect(next - add).toBe(pages);
        expect(previous + cut).toBe(pages);
        expect(add + cut).toBe(pages % multiple === 0 ? 0 : multiple);
      }),
    );
  });

  it.each([
    ['Saddle Stitch', 5, { next: 8, previous: 0, add: 3, cut: 0 }],
    ['Saddle Stitch', 90, { next: 92, previous: 88, add: 2, cut: 2 }],
    ['Saddle Stitch', 10, { next: 12, previous: 8, add: 2, cut: 2 }],
    ['Perfect Bound', 33, { next: 34, previous: 32, add: 1, cut: 1 }],
    ['Perfect Bound', 28, { next: 32, previous: 0, add: 4, cut: 0 }],
  ])('G3 finds the counts %s takes around %i pages', (name, pages, found) => {
    const binding = bindings.rows.find((row) => row.name === name);
    if (!binding) throw new Error(name);
    expect(pageCountFor(binding, pages)).toEqual({ ok: true, value: found });
  });

  it.each(bindings.rows)('G3 gives a reason above the maximum of $name', (binding) => {
    const past = pageCountFor(binding, binding.maxPages + 1);
    expect(past.ok ? '' : past.reason).toMatch(/takes up to|holds more/);
    expect(pageCountFor(binding, binding.maxPages)).toEqual({
      ok: true,
      value: { next: binding.maxPages, previous: binding.maxPages, add: 0, cut: 0 },
    });
  });

  it('G3 keeps within the range and page rule of every binding', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(...bindings.rows), (pages, binding) => {
        const kept = pagesWithin(binding, pages);
        expect(kept % binding.pageMultiple).toBe(0);
        expect(kept).toBeGreaterThanOrEqual(binding.minPages);
        expect(kept).toBeLessThanOrEqual(binding.maxPages);
      }),
    );
  });
});

describe('G3 page range note', () => {
  it.each([
    ['perfect-bound', 400, 'This guide lists Perfect Bound at 32–300 pages. For 400, ask the printer.'],
    ['perfect-bound', 28, 'This guide lists Perfect Bound at 32–300 pages. For 28, ask the printer.'],
    ['saddle-stitch', 96, 'This guide lists Saddle Stitch at 8–92 pages. For 96, ask the printer.'],
    ['saddle-stitch', 4, 'This guide lists Saddle Stitch at 8–92 pages. For 4, ask the printer.'],
    [
      'case-bound',
      1004,
      'This guide lists Case Bound/Hardcover at 48–1,000 pages. For 1,004, ask the printer.',
    ],
    [
      'case-bound',
      130,
      'This guide lists Case Bound/Hardcover with page counts divisible by 4: use 128 or 132, not 130.',
    ],
  ] as const)('G3 notes that %s excludes %i pages', (id, pages, text) => {
    expect(rangeNoteFor(id, pages)?.text).toBe(text);
  });

  it('G11 cites the document or the trade for the note', () => {
    expect(rangeNoteFor('perfect-bound', 400)?.from.standing).toBe('product');
    expect(rangeNoteFor('case-bound', 130)?.from.standing).toBe('practice');
  });

  it.each([
    ['perfect-bound', 32],
    ['perfect-bound', 300],
    ['saddle-stitch', 92],
    ['case-bound', 132],
    ['case-bound', 0],
    ['case-bound', 48.5],
  ] as const)('G3 a page count has no note for %s with %p pages', (id, pages) => {
    expect(rangeNoteFor(id, pages)).toBeUndefined();
  });
});
