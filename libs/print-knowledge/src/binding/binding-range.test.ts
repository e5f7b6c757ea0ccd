import { describe, expect, it } from '@jest/globals';
import { rangeNoteFor } from './binding-range.ts';

describe('G3 pages beyond a binding’s own range', () => {
  it.each([
    ['perfect-bound', 400, 'By this guide Perfect Bound takes 32–300 pages, not 400: ask the printer.'],
    ['perfect-bound', 28, 'By this guide Perfect Bound takes 32–300 pages, not 28: ask the printer.'],
    ['saddle-stitch', 96, 'By this guide Saddle Stitch takes 8–92 pages, not 96: ask the printer.'],
    ['saddle-stitch', 4, 'By this guide Saddle Stitch takes 8–92 pages, not 4: ask the printer.'],
    [
      'case-bound',
      1004,
      'By this guide Case Bound/Hardcover takes 48–1,000 pages, not 1,004: ask the printer.',
    ],
    [
      'case-bound',
      130,
      'By this guide Case Bound/Hardcover takes pages divisible by 4: 128 or 132, not 130.',
    ],
  ] as const)('G3 says of %s with %i pages what the guide has', (id, pages, text) => {
    expect(rangeNoteFor(id, pages)?.text).toBe(text);
  });

  it('G11 says whether the document or the trade has it so', () => {
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
  ] as const)('G3 has nothing to say of %s with %p pages', (id, pages) => {
    expect(rangeNoteFor(id, pages)).toBeUndefined();
  });
});
