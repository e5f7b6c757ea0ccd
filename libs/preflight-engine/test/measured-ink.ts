import { areasAbove } from '../src/facts/ink-facts.ts';
import type { InkCoverage } from '../src/ink/totals/ink-coverage.ts';
import { type InkOptions, measureInk } from '../src/ink/measure-ink.ts';
import { PdfDocument } from '../src/pdf/document.ts';
import { pagesOf } from '../src/pdf/page-tree.ts';
import { BufferSource } from '../src/pdf/source.ts';
import { PixelDecoder } from '../src/pixels/pixel-decoder.ts';
import { onePage } from './pdf-builder.ts';

/** Close it after all tests of the file. */
export const decoder = new PixelDecoder();

export const LETTER = '/MediaBox [0 0 612 792]';
export const SMALL = '/MediaBox [0 0 100 100]';

/** The measured ink of a file's first page. */
export async function ink(file: Buffer, options: Partial<InkOptions> = {}): Promise<InkCoverage> {
  const document = PdfDocument.open(new BufferSource(file));
  for (const page of pagesOf(document))
    return measureInk(document, page, { limit: 300, decoder, ...options });
  throw new Error('no page');
}

/** The measured ink of a page with this content. */
export const drawn = (content: string, entries = SMALL, resources = '<< >>'): Promise<InkCoverage> =>
  ink(onePage(content, entries, resources));

/** Inks at a point of the page, percent, in plane order. */
export function at({ planes, width, box, cellPt, inks }: InkCoverage, x: number, y: number): number[] {
  const cell = Math.floor((box[3] - y) / cellPt) * width + Math.floor((x - box[0]) / cellPt);
  return inks.map((_, index) => Math.round((planes[index]?.[cell] ?? 0) / 2.55));
}

export const paintedAbove = (page: InkCoverage, limit: number): number => areasAbove(page, limit).painted;
