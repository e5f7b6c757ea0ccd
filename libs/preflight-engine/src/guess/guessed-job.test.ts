import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { type FileParts, GOOD_BOXES, type PageParts, pressFile } from '../../test/press-file.ts';
import { preflight } from '../index.ts';

const BLACK = '0 0 0 1 k 200 300 10 10 re f';
const COLOR = '0 1 1 0 k 100 300 10 10 re f';
const pagesOf = (count: number, page: PageParts = {}): PageParts[] =>
  Array.from({ length: count }, () => page);
const guessOf = async (parts: FileParts) => (await preflight(pressFile(parts), { mode: 'quick' })).guess;

/** Spot colors S0, S1, … */
const spots =
  (...names: readonly string[]) =>
  (pdf: PdfBuilder) => {
    const tint = pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 1 0] /N 1 >>');
    const spaces = names.map((name, index) => `/S${index} [/Separation /${name} /DeviceCMYK ${tint} 0 R]`);
    return `/ColorSpace << ${spaces.join(' ')} >>`;
  };
const inSpot = (index: number) => `/S${index} cs 1 scn 150 300 10 10 re f`;

describe('the job that a file looks like', () => {
  it('F7 a guess has the trim, the pages, the binding and the inks of a booklet', async () => {
    const pages = [{ content: COLOR }, ...pagesOf(15)];
    expect(await guessOf({ pages })).toEqual({
      trim: { width: 6, height: 9 },
      pages: 16,
      pageMultiple: 4,
      bindingName: 'Saddle Stitch',
      colors: { process: 'cmyk' },
    });
  });

  it.each<[string, PageParts[], object]>([
    ['4/1', [{ content: COLOR }, { content: BLACK }], { process: 'cmyk', back: { process: 'black' } }],
    ['4/0', [{ content: COLOR }, { content: '' }], { process: 'cmyk', back: { process: 'none' } }],
    ['4/4', [{ content: COLOR }, { content: COLOR }], { process: 'cmyk' }],
    ['1/1', [{ content: BLACK }, { content: BLACK }], { process: 'black' }],
  ])('F7 a guess has front and back of a flat piece: %s', async (_, pages, colors) => {
    expect(await guessOf({ pages })).toMatchObject({ pages: 2, colors });
    expect((await guessOf({ pages }))?.colors).toEqual(colors);
  });

  it('F7 a guess counts one spot color for two spellings, and none for a cutting line', async () => {
    const content = [COLOR, inSpot(0), inSpot(1), inSpot(2)].join(' ');
    const resources = spots('PANTONE#20185#20C', 'PMS#20185', 'CutContour');
    expect((await guessOf({ pages: [{ content }], resources }))?.colors).toEqual({
      process: 'cmyk',
      spots: 1,
      spotNames: ['PMS 185'],
    });
  });

  it('F7 a guess has a standard size without its rounding', async () => {
    const rounded = (width: number, height: number) => ({ entries: `/MediaBox [0 0 ${width} ${height}]` });
    expect(await guessOf({ pages: [rounded(595, 842)] })).toMatchObject({
      trim: { width: 8.268, height: 11.693 },
    });
    expect(await guessOf({ pages: [rounded(792.3, 611.8)] })).toMatchObject({
      trim: { width: 11, height: 8.5 },
    });
  });

  it('F7 a guess splits reader spreads', async () => {
    const wide = { entries: '/MediaBox [0 0 900 684] /TrimBox [18 18 882 666]' };
    expect(await guessOf({ pages: [{}, wide, wide, wide, {}] })).toMatchObject({
      trim: { width: 6, height: 9 },
      pages: 8,
      bindingName: 'Saddle Stitch',
    });
  });

  it.each([
    ['a page count that saddle stitch can’t use', pagesOf(18)],
    ['more pages than are usually stitched', pagesOf(64)],
    ['pages of an office program', pagesOf(16, { entries: '/MediaBox [0 0 612 792]' })],
  ])('F7 a guess has no binding for %s', async (_, pages) => {
    const guess = await guessOf({ pages });
    expect(guess).toMatchObject({ pages: pages.length });
    expect(guess?.bindingName).toBeUndefined();
  });

  it.each([
    ['no TrimBox and no standard size', [{ entries: '/MediaBox [0 0 500 500]' }]],
    ['a size that no job has', [{ entries: '/MediaBox [0 0 99 99] /TrimBox [0 0 5 5]' }]],
    ['several sizes', [{}, { entries: '/MediaBox [0 0 500 500] /TrimBox [18 18 300 300]' }]],
  ])('F7 there is no guess for pages of %s', async (_, pages) => {
    expect(await guessOf({ pages })).toBeNull();
  });

  it('F7 a guess leaves inks out if a page can’t be read completely, or nothing prints', async () => {
    const unread = await guessOf({ pages: [{ content: `${BLACK} /Missing Do` }] });
    expect(unread?.colors).toBeUndefined();
    expect((await guessOf({ pages: [{ content: '' }] }))?.colors).toBeUndefined();
    expect(await guessOf({ pages: [{ entries: GOOD_BOXES, content: BLACK }] })).toMatchObject({
      colors: { process: 'black' },
    });
  });

  it('F7 a guess is the same whatever job the file is checked against', async () => {
    const file = pressFile({ pages: pagesOf(8) });
    const { guess } = await preflight(file, { mode: 'quick', job: { trim: { width: 8.5, height: 11 } } });
    expect(guess).toMatchObject({ trim: { width: 6, height: 9 }, pages: 8 });
  });
});
