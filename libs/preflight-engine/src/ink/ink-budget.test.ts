import { afterAll, describe, expect, it } from '@jest/globals';
import { inkCoverage } from '../checks/ink-coverage.ts';
import type { CheckInput } from '../checks/check.ts';
import type { InkFacts } from '../facts/ink-facts.ts';
import { InkBudget, type InkLimits, inkTimes, TOO_MUCH } from './ink-budget.ts';
import { InkPages } from './ink-pages.ts';
import { PdfDocument } from '../pdf/document.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { BufferSource } from '../pdf/source.ts';
import { PixelDecoder } from '../pixels/pixel-decoder.ts';
import { profiles } from '../profile/profile.ts';
import { checked, pressFile } from '../../test/press-file.ts';
import { PdfBuilder } from '../../test/pdf-builder.ts';

const decoder = new PixelDecoder();
afterAll(() => decoder.close());

const BOXES = '/MediaBox [0 0 100 100] /TrimBox [10 10 90 90]';
const SQUARE = '0 0 0 1 k 0 0 50 50 re f ';

/** Pages with the same content, rendered within these limits. */
async function painted(content: string, count: number, limits: Partial<InkLimits>): Promise<InkFacts[]> {
  const pdf = new PdfBuilder();
  const stream = pdf.stream(content);
  const image = pdf.stream(
    'abcd',
    '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceCMYK',
  );
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const resources = `<< /XObject << /I ${image} 0 R >> /Font << /F ${font} >> >>`;
  const page = () => pdf.add(`<< /Type /Page ${BOXES} /Resources ${resources} /Contents ${stream} 0 R >>`);
  const document = PdfDocument.open(new BufferSource(pdf.finish(Array.from({ length: count }, page))));
  using pages = new InkPages(document, { limit: 300, decoder, limits });
  for (const node of pagesOf(document)) await pages.paint(node);
  return pages.pages;
}
const doubts = (pages: readonly InkFacts[]) => pages.map(({ uncertain }) => uncertain);

describe('the ink budget of a document', () => {
  it('F5 ink budget limits the operators of all pages together', async () => {
    const pages = await painted(SQUARE.repeat(10), 4, { operators: 75 });
    expect(doubts(pages.slice(0, 2))).toEqual([[], []]);
    for (const page of pages.slice(2))
      expect(page.uncertain).toEqual([expect.stringContaining('the limit of drawing operators')]);
  });

  it('F5 ink budget limits the cells of all pages together and starts no page beyond it', async () => {
    const pages = await painted(SQUARE.repeat(10), 4, { cells: 30_000 });
    expect(doubts(pages)).toEqual([[], [TOO_MUCH], [TOO_MUCH], [TOO_MUCH]]);
    expect(pages.map(({ maxTotal }) => maxTotal)).toEqual([100, 100, 0, 0]);
    // The last mark may exceed the limit.
    expect(doubts(await painted(SQUARE, 1, { cells: 100 }))).toEqual([[TOO_MUCH]]);
  });

  it('F5 ink budget counts text', async () => {
    const text = `BT /F 90 Tf ${'1 0 0 1 0 20 Tm (Wide) Tj '.repeat(20)} ET`;
    expect(doubts(await painted(text, 1, { cells: 20_000 }))).toEqual([[TOO_MUCH]]);
  });

  it('F5 ink budget ends a page, and the document, when its time is up', async () => {
    const specks = '20 20 1 1 re f '.repeat(500);
    expect(doubts(await painted(specks, 2, { pageMs: 0 }))).toEqual([[TOO_MUCH], [TOO_MUCH]]);
    expect(doubts(await painted(SQUARE, 2, { pageMs: 0 }))).toEqual([[], []]);
    const budget = new InkBudget({ pageMs: 0 });
    budget.paint(() => budget.noteWork(2_000_000));
    expect(budget.isPageOver).toBe(true);
    budget.startPage();
    expect(budget.isPageOver).toBe(false);
    expect(doubts(await painted(SQUARE, 1, { paintMs: 0 }))).toEqual([[TOO_MUCH]]);
  });

  it('F5 ink budget stops decoding images when the decoding time is up', async () => {
    const picture = 'q 50 0 0 50 20 20 cm /I Do Q';
    expect(doubts(await painted(picture, 1, { decodeMs: 0 }))).toEqual([['undecoded image']]);
    expect(doubts(await painted(picture, 2, { decodeMs: 0.001 }))).toEqual([[], ['undecoded image']]);
    expect(doubts(await painted(picture, 2, {}))).toEqual([[], []]);
  });

  it("F5 ink budget splits the caller's total time between rendering and decoding", async () => {
    const { paintMs, decodeMs } = inkTimes(210_000);
    expect(paintMs + decodeMs).toBeCloseTo(210_000);
    const bytes = pressFile();
    const status = async (inkMs: number) =>
      (await checked('ink-coverage', bytes, { mode: 'full', inkMs })).status;
    expect(await status(60_000)).toBe('pass');
    expect(await status(0)).toBe('manual');
  });

  it('F5 ink budget reports the bleed of an unrendered page as unknown', async () => {
    const [begun, unbegun] = await painted(SQUARE.repeat(10), 2, { cells: 5_000 });
    expect(begun?.paintedBleed).toEqual({ left: true, bottom: true, right: null, top: null });
    expect(unbegun?.paintedBleed.left).toBeNull();
    expect(begun?.paintedEdge).toEqual({ left: true, bottom: true, right: null, top: null });
  });
});

describe('Total Ink Coverage of pages beyond the budget', () => {
  const TrimBox = [10, 10, 90, 90];
  const resultOf = (ink: readonly InkFacts[]) =>
    inkCoverage.evaluate({
      facts: { pages: [{ number: 1, userUnit: 1, rotate: 0, boxes: { TrimBox } }] },
      marks: [{}],
      ink,
      profile: profiles.sheetfed,
    } as unknown as CheckInput);

  it('F5 total ink is manual for a page beyond the ink budget', async () => {
    const ink = await painted(SQUARE, 1, { paintMs: 0 });
    expect(resultOf(ink)).toMatchObject({ status: 'manual', message: expect.stringContaining(TOO_MUCH) });
  });

  it('F5 total ink is manual for a page without ink facts', () => {
    expect(resultOf([])).toMatchObject({
      status: 'manual',
      findings: [{ severity: 'manual', page: 1, message: expect.stringContaining("couldn't be rendered") }],
    });
  });
});
