import type { KnowledgeTable, Provenance } from '../figures/provenance.ts';
import { signatureYields } from '../binding/binding-sources.ts';
import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';

const popularSizes: Provenance = {
  standing: 'practice',
  source: 'Sizes most printers list',
  date: '2026-11',
};

const spreadArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'A cover spread is two pages wide',
  date: '2026-11',
};

/** Pages of a signature without bleed on one press sheet, both sides counted, and the sheet that holds as many with bleed. */
export interface SheetYield {
  pages: number;
  /** Inches. */
  sheetWidth: number;
  sheetHeight: number;
  withBleed: { sheetWidth: number; sheetHeight: number };
}

export interface BookletSize {
  id: string;
  name: string;
  /** Trimmed page, inches; the height is the spine side. */
  pageWidth: number;
  pageHeight: number;
  usedFor: string;
  sheetYield?: SheetYield;
}

const size = (
  id: string,
  name: string,
  pageWidth: number,
  pageHeight: number,
  usedFor: string,
): BookletSize => ({
  id,
  name,
  pageWidth,
  pageHeight,
  usedFor,
});

export const bookletSizes: KnowledgeTable<BookletSize> = {
  rows: [
    {
      ...size('digest', 'Digest', 5.5, 8.5, 'Economical size for programs and manuals'),
      sheetYield: {
        pages: 32,
        sheetWidth: 23,
        sheetHeight: 35,
        withBleed: { sheetWidth: 25, sheetHeight: 38 },
      },
    },
    {
      ...size('letter', 'Letter', 8.5, 11, 'Catalogs, reports and magazines'),
      sheetYield: {
        pages: 16,
        sheetWidth: 23,
        sheetHeight: 35,
        withBleed: { sheetWidth: 25, sheetHeight: 38 },
      },
    },
    {
      ...size('trade', 'Trade book', 6, 9, 'Books and guides'),
      sheetYield: {
        pages: 32,
        sheetWidth: 25,
        sheetHeight: 38,
        withBleed: { sheetWidth: 26, sheetHeight: 40 },
      },
    },
    size('landscape', 'Half letter, landscape', 8.5, 5.5, 'Portfolios and image-heavy pieces'),
    size('executive', 'Executive', 7.25, 10.5, 'Journals and workbooks'),
    size('oversize', 'Oversize', 9, 12, 'Lookbooks that stand out'),
    size('square-8', 'Square, 8 in', 8, 8, 'Photo books and galleries'),
    size('square-6', 'Square, 6 in', 6, 6, 'Small gift books'),
    size('pocket', 'Pocket', 4.25, 5.5, 'Field guides and event maps'),
    size('tabloid', 'Tabloid', 11, 17, 'Newspapers and large plans'),
  ],
  columns: {
    pageWidth: { unit: 'in', from: popularSizes },
    pageHeight: { unit: 'in', from: popularSizes },
    sheetYield: { unit: 'pages', from: signatureYields },
  },
};

export interface CoverSpread {
  /** Inches. */
  width: number;
  height: number;
}

/** Flat size of a cover without a spine: two pages wide. */
export const coverSpreadOf = ({ pageWidth, pageHeight }: BookletSize): CoverSpread => ({
  width: 2 * pageWidth,
  height: pageHeight,
});

export const coverSpreadFrom = spreadArithmetic;

/** A self cover is the outermost text sheet; a plus cover is a separate four-page sheet. */
export type CoverKind = 'self' | 'plus';

/** Printed pages: 16 pages self cover are 16, 16 plus cover are 20. */
export function printedPages(textPages: number, cover: CoverKind): Outcome<number> {
  if (!Number.isInteger(textPages) || textPages < 1)
    return noAnswer('Pages must be a whole number, 1 or more.');
  return answer(cover === 'self' ? textPages : textPages + 4);
}
