import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { copiesOf } from '../fields/index.ts';
import { pagesOf } from './page-text.ts';

describe('S9 page counts and quantities as typed', () => {
  it.each([
    ['16', 16],
    ['16 pages', 16],
    ['16pp plus cover', 16],
    ['1,024', 1024],
    ['8 leaves', 16],
    ['1 leaf', 2],
    ['', undefined],
    ['0', undefined],
    ['16 + 4', undefined],
    ['16.5', undefined],
    ['sixteen', undefined],
    ['-4', undefined],
    ['−16 pages', undefined],
    ['99999999999999999999', undefined],
    ['16, self cover', 16],
    ['16 pgs.', 16],
    ['4 sheets', undefined],
    ['16 sheets', undefined],
    ['8 spreads', undefined],
    ['two 16-page signatures', undefined],
    ['2 sigs', undefined],
    ['2 forms', undefined],
    ['20,5', undefined],
    ['1,0000', undefined],
    ['16½', undefined],
    ['16k', undefined],
    ['16+', undefined],
    ['up to 48', undefined],
    ['about 16 pages', undefined],
    ['~16', undefined],
    ['16?', undefined],
    ['12-month calendar', undefined],
    ['8 lvs', undefined],
    ['16s', undefined],
    ['2 gatherings', undefined],
    ['c. 16', undefined],
    ['24 p', 24],
    ['32 (incl. cover)', 32],
    ['16 b/w', 16],
    ['28pp text', 28],
    ['16-pager', 16],
  ])('S9 reads the page count “%s” as %p', (text, pages) => {
    expect(pagesOf(text)).toBe(pages);
  });

  it('S9 counts two pages to a leaf, once', () => {
    expect(pagesOf('24', true)).toBe(48);
    expect(pagesOf('24 leaves', true)).toBe(48);
    expect(pagesOf('24 pages', true)).toBeUndefined();
  });

  it.each([
    ['2500', 2500],
    ['2,500', 2500],
    ['5k', 5000],
    ['2.5k', 2500],
    ['1,000 copies', 1000],
    ['500 ea.', 500],
    ['0', undefined],
    ['', undefined],
    ['5M', undefined],
    ['2500.5', undefined],
    ['1,000 or 2,500', undefined],
    ['-5', undefined],
    ['1,00', undefined],
    ['1,0000', undefined],
    ['12,500,000', 12_500_000],
  ])('S9 reads the quantity “%s” as %p', (text, copies) => {
    expect(copiesOf(text)).toBe(copies);
  });

  it('S9 takes a count beyond any press for a slip of the keyboard', () => {
    expect([pagesOf('10001'), copiesOf('100000001')]).toEqual([undefined, undefined]);
  });

  it('S9 reads a quantity as formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), (copies) => {
        expect(copiesOf(copies.toLocaleString('en-US'))).toBe(copies);
      }),
    );
  });
});
