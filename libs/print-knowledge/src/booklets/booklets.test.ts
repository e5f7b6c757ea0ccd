import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pressSheets } from '../press/press-sheets.ts';
import { signatureOn } from '../press/signature.ts';
import { provenanceOf } from '../figures/provenance.ts';
import { bookletMargins } from './booklet-margins.ts';
import { bookletSizes, coverSpreadOf, printedPages } from './booklet-sizes.ts';
import { DAYS_COUNT_FROM, productionSteps } from './production-steps.ts';

describe('G4 booklet sizes', () => {
  it('G4 lists ten sizes, each with a two-page cover spread', () => {
    expect(bookletSizes.rows.map((row) => [row.pageWidth, row.pageHeight, coverSpreadOf(row).width])).toEqual(
      [
        [5.5, 8.5, 11],
        [8.5, 11, 17],
        [6, 9, 12],
        [8.5, 5.5, 17],
        [7.25, 10.5, 14.5],
        [9, 12, 18],
        [8, 8, 16],
        [6, 6, 12],
        [4.25, 5.5, 8.5],
        [11, 17, 22],
      ],
    );
  });

  it.each(bookletSizes.rows.filter(({ sheetYield }) => sheetYield).map((row) => [row.name, row] as const))(
    'G4 the listed pages of %s fit both sides of the press sheet as Sheets out lays out signatures',
    (_, { pageWidth, pageHeight, sheetYield }) => {
      if (!sheetYield) throw new Error('No yield.');
      const pagesOn = (bleedIn: number, { sheetWidth, sheetHeight }: typeof sheetYield.withBleed) => {
        const sheet = pressSheets.rows.find(
          (row) => row.aroundIn === sheetWidth && row.acrossIn === sheetHeight && row.press === 'sheetfed',
        );
        if (!sheet) throw new Error('No such sheet.');
        const signature = signatureOn({ widthIn: pageWidth, heightIn: pageHeight, bleedIn }, sheet);
        return signature.ok ? signature.value.pages : 0;
      };
      expect(pagesOn(0, sheetYield)).toBe(sheetYield.pages);
      expect(pagesOn(0.125, sheetYield)).toBeLessThan(sheetYield.pages);
      expect(pagesOn(0.125, sheetYield.withBleed)).toBe(sheetYield.pages);
    },
  );
});

describe('G4 booklet margins', () => {
  it('G4 cites the document for the calendar margin and trade practice for the others', () => {
    const standing = (row: string) => provenanceOf(bookletMargins, row, 'minIn')?.standing;
    expect(standing('calendar')).toBe('product');
    expect(standing('safe')).toBe('practice');
  });
});

describe('G4 printed pages', () => {
  it('G4 adds four pages for a plus cover', () => {
    expect(printedPages(16, 'self')).toEqual({ ok: true, value: 16 });
    expect(printedPages(16, 'plus')).toEqual({ ok: true, value: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (pages) => {
        expect(printedPages(pages, 'plus')).toEqual({ ok: true, value: pages + 4 });
      }),
    );
  });

  it.each([0, -4, 1.5, Number.NaN])('G4 rejects %f pages', (pages) => {
    expect(printedPages(pages, 'self').ok).toBe(false);
  });
});

describe('G4 production steps', () => {
  it('G4 counts days from the step after the proof', () => {
    const ids = productionSteps.rows.map(({ id }) => id);
    expect(ids.indexOf(DAYS_COUNT_FROM)).toBe(ids.indexOf('proof') + 1);
  });
});
