import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { InkCoverage } from '../src/ink/totals/ink-coverage.ts';
import { measureInk } from '../src/ink/measure-ink.ts';
import { isEstimated } from '../src/ink/raster/uncertainty.ts';
import { PdfDocument } from '../src/pdf/document.ts';
import { type PageNode, pagesOf } from '../src/pdf/page-tree.ts';
import { PdfError } from '../src/pdf/pdf-error.ts';
import { FileSource } from '../src/pdf/source.ts';
import { PixelDecoder } from '../src/pixels/pixel-decoder.ts';
import { corpusFolder, type Expected, expectedIn, isCorpusHere } from './corpus.ts';

const describeCorpus = isCorpusHere ? describe : describe.skip;

interface Row {
  page: string;
  ink: InkCoverage;
  /** Percent. */
  ghostscript: number;
}

const LIMIT = 300;
/** Rounding error of a sum of bytes. */
const ROUNDING = 1;
const decoder = new PixelDecoder();
afterAll(() => decoder.close());

const isOver = ({ maxTotal, heavyTexts }: InkCoverage) =>
  maxTotal > LIMIT + ROUNDING || heavyTexts.length > 0;
/** Nothing that couldn't be rendered or was converted: Ghostscript's figures are for another press profile. */
const isCertain = ({ ink }: Row) =>
  Object.keys(ink.uncertainAreas).length === 0 && !ink.doubts.some(isEstimated);

describeCorpus('ink of real pages, against Ghostscript', () => {
  const files = expectedIn();

  it('F9 ink agrees with Ghostscript about the 300% limit on at least 95 of 100 pages', async () => {
    const rows = await rowsOf(files);
    const wrong = rows.filter(({ ink, ghostscript }) => isOver(ink) !== ghostscript > LIMIT);
    expect(rows.length).toBeGreaterThan(100);
    const share = 1 - wrong.length / rows.length;
    expect({ isEnough: share >= 0.95, wrong: tableOf(wrong) }).toEqual({
      isEnough: true,
      wrong: expect.any(Array),
    });
    // Where everything is certain, our figure is the lower bound of Ghostscript's, except for text, which isn't drawn.
    const certain = rows.filter(isCertain);
    const tooMuch = certain.filter(({ ink, ghostscript }) => ink.maxTotal > ghostscript + ROUNDING);
    expect(tableOf(tooMuch)).toEqual([]);
  }, 300_000);
});

const tableOf = (rows: readonly Row[]): string[] =>
  rows.map(
    ({ page, ink, ghostscript }) =>
      `${page}: ${ink.maxTotal} % (marks up to ${ink.peakTotal} %), Ghostscript ${ghostscript.toFixed(0)} %; ${ink.uncertain.join(', ')}`,
  );

async function rowsOf(files: Record<string, Expected>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of readdirSync(corpusFolder).filter((file) => /\.pdf$/i.test(file))) {
    const found = files[name]?.gsTac72dpi ?? [];
    const source = new FileSource(join(corpusFolder, name));
    const opened = found.length > 0 ? pagesIn(source) : null;
    for (const node of opened?.pages.slice(0, found.length) ?? []) {
      const ink = await measureInk(opened?.document as PdfDocument, node, { limit: LIMIT, decoder });
      rows.push({
        page: `${name} ${node.number}`,
        ink,
        ghostscript: (found[node.number - 1]?.max ?? 0) * 100,
      });
    }
    source.close();
  }
  return rows;
}

function pagesIn(source: FileSource): { document: PdfDocument; pages: PageNode[] } | null {
  try {
    const document = PdfDocument.open(source);
    return { document, pages: [...pagesOf(document)] };
  } catch (error) {
    if (error instanceof PdfError) return null;
    throw error;
  }
}
