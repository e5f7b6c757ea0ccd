import { afterAll, describe, expect, it } from '@jest/globals';
import { at, decoder, ink, paintedAbove, SMALL } from '../../../test/measured-ink.ts';
import { PdfBuilder } from '../../../test/pdf-builder.ts';
import { areasAbove } from '../../facts/ink-facts.ts';
import type { InkCoverage } from '../totals/ink-coverage.ts';

afterAll(() => decoder.close());

const HELVETICA = '/F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const FONT = `/Font << ${HELVETICA} >>`;

/** A page with Helvetica and resources that may need streams. */
function page(content: string, resources: (pdf: PdfBuilder) => string = () => ''): Promise<InkCoverage> {
  const pdf = new PdfBuilder();
  const more = resources(pdf);
  const all = more.startsWith('/Font') ? more : `${FONT} ${more}`;
  const contents = pdf.stream(content);
  const node = pdf.add(`<< /Type /Page ${SMALL} /Resources << ${all} >> /Contents ${contents} 0 R >>`);
  return ink(pdf.finish([node]));
}

const writtenAbove = (measured: InkCoverage, limit: number): number => areasAbove(measured, limit).written;
const WORD = 'BT /F 40 Tf 10 40 Td (HH) Tj ET';

describe('text in gradients and patterns', () => {
  const gradient = (from: string, to: string) => () =>
    `/Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [10 0 68 0]
      /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >> >> >> >>`;
  const filled = `/Pattern cs /P scn ${WORD}`;

  it('F9 ink of text in a heavy gradient counts as that of flat text', async () => {
    const flat = await page(`1 1 1 1 k ${WORD}`);
    const painted = await page(filled, gradient('1 1 1 1', '1 1 1 0.9'));
    expect(writtenAbove(flat, 300)).toBeGreaterThan(1);
    expect(writtenAbove(painted, 300)).toBeCloseTo(writtenAbove(flat, 300), 6);
    expect(painted.heavyTexts[0]?.total).toBeGreaterThan(395);
    expect(painted.uncertain).toEqual([]);
  });

  it("F9 ink of text in a light gradient isn't over the limit, and of a mixed one in part", async () => {
    const light = await page(filled, gradient('1 0 0 0', '1 1 0 0'));
    expect([writtenAbove(light, 300), light.uncertain, light.heavyTexts]).toEqual([0, [], []]);
    expect(writtenAbove(light, 99)).toBeGreaterThan(1);
    const mixed = await page(filled, gradient('1 1 1 1', '1 1 0 0'));
    expect(writtenAbove(mixed, 300) / writtenAbove(mixed, 99)).toBeCloseTo(0.5, 1);
  });

  it('F9 ink of half-opaque text includes half of the ink under it', async () => {
    const half = () => '/ExtGState << /A << /ca 0.5 >> >>';
    const onInk = (under: string) => page(`${under} k 0 0 100 100 re f 1 1 1 1 k /A gs ${WORD}`, half);
    const heavy = await onInk('1 1 1 0');
    expect(heavy.heavyTexts[0]?.total).toBe(350);
    expect(writtenAbove(heavy, 300)).toBeGreaterThan(1);
    expect(writtenAbove(await onInk('1 0 0 0'), 300)).toBe(0);
    // Opaque text replaces it.
    const replacing = await page(`1 1 1 0 k 0 0 100 100 re f 1 1 0 0 k ${WORD}`);
    expect(writtenAbove(replacing, 201)).toBe(0);
  });

  it('F9 ink of text in an unreadable pattern is uncertain', async () => {
    const painted = await page(
      filled,
      () => '/Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 >> >> >>',
    );
    expect(painted.uncertain).toContain('pattern or gradient');
  });

  const tile =
    (content: string, box = '[0 0 10 10]', step = 10) =>
    (pdf: PdfBuilder) =>
      `/Pattern << /P ${pdf.stream(content, `/PatternType 1 /PaintType 1 /TilingType 1 /BBox ${box} /XStep ${step} /YStep ${step} /Resources << ${FONT} >>`)} 0 R >>`;

  it('F9 ink of text in a tiling pattern counts where its tiles paint', async () => {
    const heavy = await page(filled, tile('1 1 1 1 k 0 0 5 10 re f'));
    const whole = await page(`1 1 1 1 k ${WORD}`);
    expect(writtenAbove(heavy, 300) / writtenAbove(whole, 300)).toBeCloseTo(0.5, 1);
    expect(writtenAbove(await page(filled, tile('1 1 0 0 k 0 0 5 10 re f')), 300)).toBe(0);
  });

  it('F9 ink of heavy text in a tile is uncertain, of light text it passes', async () => {
    const area = '/Pattern cs /P scn 0 0 100 100 re f';
    const text = (color: string) => tile(`${color} k BT /F 20 Tf 0 0 Td (H) Tj ET`, '[0 0 20 20]', 20);
    const heavy = await page(area, text('1 1 1 1'));
    expect(heavy.uncertain).toEqual(['pattern or gradient']);
    const light = await page(area, text('1 0 0 1'));
    expect([light.uncertain, writtenAbove(light, 300)]).toEqual([[], 0]);
    expect(writtenAbove(light, 199)).toBeGreaterThan(1);
  });
});

describe('text as a clip', () => {
  const clipped = (marks: string) => `q BT /F 40 Tf 7 Tr 10 40 Td (HH) Tj ET ${marks} 0 0 100 100 re f Q`;

  it('F9 ink in a text clip counts as that of its letters, and only within them', async () => {
    const flat = await page(`1 1 1 1 k ${WORD}`);
    const heavy = await page(clipped('1 1 1 1 k'));
    expect(writtenAbove(heavy, 300) / writtenAbove(flat, 300)).toBeCloseTo(1, 1);
    expect([paintedAbove(heavy, 0), heavy.uncertain]).toEqual([0, []]);
    const light = await page(`1 1 1 0.5 k 0 0 100 100 re f ${clipped('1 0 0 0 k')} 0 g 0 0 10 10 re f`);
    expect([writtenAbove(light, 300), paintedAbove(light, 300)]).toEqual([0, 99]);
    expect(at(light, 5, 5)).toEqual([0, 0, 0, 100]);
  });

  it('F9 ink of marks that add up in a text clip is uncertain', async () => {
    const states = () => '/ExtGState << /M << /BM /Multiply >> >>';
    const two = clipped('/M gs 1 1 0 0 k 0 0 100 100 re f 0 0 1 1 k');
    expect((await page(two, states)).uncertain).toEqual(['transparency']);
    expect((await page(two.replace('/M gs', ''), states)).uncertain).toEqual([]);
  });

  it('F9 a text clip without letters clips nothing', async () => {
    const painted = await page('BT /F 40 Tf 7 Tr 10 40 Td ( ) Tj ET 1 1 1 1 k 0 0 50 100 re f');
    expect(paintedAbove(painted, 300)).toBe(50);
  });
});

describe('Type 3 glyphs', () => {
  const type3 = (glyph: string) => (pdf: PdfBuilder) =>
    `/Font << /T << /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0]
      /CharProcs << /a ${pdf.stream(glyph)} 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97
      /Widths [1000] /Resources << >> >> >>`;
  const ten = (color: string) => `${color} k BT /T 10 Tf 0 50 Td (aaaaa) Tj 0 10 Td (aaaaa) Tj ET`;

  it('F9 ink of glyphs with their own colors counts wherever they are shown', async () => {
    const heavy = await page(ten('0 0 0 1'), type3('1000 0 d0 1 1 1 1 k 0 0 1000 1000 re f'));
    expect(paintedAbove(heavy, 300)).toBe(10);
    expect(writtenAbove(heavy, 0)).toBe(0);
    expect(heavy.uncertain).toEqual([]);
  });

  it("F9 the color of such text itself doesn't print", async () => {
    const light = await page(ten('1 1 1 1'), type3('1000 0 d0 1 0 0 0 k 0 0 1000 1000 re f'));
    expect([paintedAbove(light, 300), writtenAbove(light, 300), paintedAbove(light, 99)]).toEqual([0, 0, 10]);
  });

  it('F9 glyphs that are only shapes print in the color of their text', async () => {
    const shape = type3('1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f');
    expect(writtenAbove(await page(ten('1 1 1 1'), shape), 300)).toBeGreaterThan(1);
    expect(writtenAbove(await page(ten('0 0 0 1'), shape), 300)).toBe(0);
  });
});
