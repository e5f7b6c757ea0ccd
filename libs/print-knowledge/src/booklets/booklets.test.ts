import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { provenanceOf } from '../figures/provenance.ts';
import { bookletMargins } from './booklet-margins.ts';
import { bookletSizes, coverSpreadOf, printedPages } from './booklet-sizes.ts';
import { clockStartsAt, productionSteps } from './production-steps.ts';

describe('G4 booklet sizes', () => {
  it('G4 are ten, each with a cover spread of two pages', () => {
    expect(bookletSizes.rows.map((row) => [row.pageWidth, row.pageHeight, coverSpreadOf(row).width])).toEqual(
      [
        [5.5, 8.5, 11],
        [8.5, 11, 17],
        [6, 9, 12],
        [8.5, 5.5, 17],
        [7, 10, 14],
        [9, 12, 18],
        [8, 8, 16],
        [6, 6, 12],
        [4.25, 5.5, 8.5],
        [11, 17, 22],
      ],
    );
  });

  it.each(bookletSizes.rows.filter(({ sheetYield }) => sheetYield).map((row) => [row.name, row] as const))(
    'G4 the pages that a sheet holds of %s fit on its two sides',
    (_, { pageWidth, pageHeight, sheetYield }) => {
      const { pages = 0, sheetWidth = 0, sheetHeight = 0 } = sheetYield ?? {};
      const fit = (width: number, height: number) =>
        Math.floor(sheetWidth / width) * Math.floor(sheetHeight / height);
      expect(2 * Math.max(fit(pageWidth, pageHeight), fit(pageHeight, pageWidth))).toBe(pages);
    },
  );
});

describe('G4 booklet margins', () => {
  it('G4 the binding margin of a calendar is the product’s figure, the others are practice', () => {
    const standing = (row: string) => provenanceOf(bookletMargins, row, 'leastIn')?.standing;
    expect(standing('calendar')).toBe('product');
    expect(standing('safe')).toBe('practice');
  });
});

describe('G4 printed pages', () => {
  it('G4 a cover of its own adds four', () => {
    expect(printedPages(16, 'self')).toEqual({ ok: true, value: 16 });
    expect(printedPages(16, 'plus')).toEqual({ ok: true, value: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (pages) => {
        expect(printedPages(pages, 'plus')).toEqual({ ok: true, value: pages + 4 });
      }),
    );
  });

  it.each([0, -4, 1.5, Number.NaN])('G4 %f pages have no answer', (pages) => {
    expect(printedPages(pages, 'self').ok).toBe(false);
  });
});

describe('G4 production steps', () => {
  it('G4 the clock starts at a step of the list, after the proof', () => {
    const ids = productionSteps.rows.map(({ id }) => id);
    expect(ids.indexOf(clockStartsAt)).toBe(ids.indexOf('proof') + 1);
  });
});
