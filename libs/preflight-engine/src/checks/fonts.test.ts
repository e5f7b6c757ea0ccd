import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, font, pressFile } from '../../test/press-file.ts';

const id = 'fonts';
const text = (more = '') => `BT ${more} /F1 12 Tf 100 300 Td (Dana) Tj ET`;
const judged = (resources: (pdf: PdfBuilder) => string, content = text()) =>
  checked(id, pressFile({ pages: [{ content }], resources }));
const plain = (pdf: PdfBuilder, isEmbedded: boolean) =>
  `/Font << /F1 ${font(pdf, { name: 'Frutiger', isEmbedded })} 0 R >>`;

describe('Fonts Embedded', () => {
  it('F2 passes embedded fonts, whole or in part', async () => {
    expect(await judged((pdf) => `/Font << /F1 ${font(pdf)} 0 R >>`)).toMatchObject({
      status: 'pass',
      message: '1 font, all embedded.',
    });
    expect(await judged((pdf) => plain(pdf, true))).toMatchObject({ status: 'pass' });
  });

  it('F2 fails a font that text is set in and that is missing, and names its pages', async () => {
    const file = pressFile({
      pages: [{ content: text() }, {}, { content: text() }],
      resources: (pdf) => plain(pdf, false),
    });
    const result = await checked(id, file);
    expect(result.status).toBe('fail');
    // The same dictionary is written anew for no page: one finding for one font.
    expect(result.findings).toHaveLength(1);
    expect(result.message).toContain('The font Frutiger on pages 1 and 3 is not embedded');
  });

  it('F2 marks every page that a missing font is on, with a place on each', async () => {
    const pages = Array.from({ length: 120 }, (_, index) => ({ content: index === 1 ? '' : text() }));
    const result = await checked(id, pressFile({ pages, resources: (pdf) => plain(pdf, false) }));
    expect(result.tally).toEqual({
      fail: 1,
      warning: 0,
      manual: 0,
      isAtLeast: false,
      pages: `f-${'f'.repeat(118)}`,
    });
    expect(result.message).toContain('on pages 1 and 3–120 is not embedded');
    const [{ page, alsoOn } = { page: null }] = result.findings;
    expect([page, alsoOn?.length, alsoOn?.[0]?.page, alsoOn?.at(-1)?.page]).toEqual([1, 99, 3, 101]);
  });

  it('F2 one of the fourteen that every reader has is as missing as any', async () => {
    const helvetica = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
    expect(await judged(() => helvetica)).toMatchObject({ status: 'fail' });
  });

  it('F2 a font that nothing is set in may be missing', async () => {
    const result = await judged((pdf) => plain(pdf, false), '0 0 0 1 k 100 100 9 9 re f');
    expect(result).toMatchObject({
      status: 'pass',
      details: '1 unused font is not embedded, which is harmless.',
    });
  });

  it('F2 nor does text that is not painted need one, such as what a scanner recognised', async () => {
    expect(await judged((pdf) => plain(pdf, false), text('3 Tr'))).toMatchObject({ status: 'pass' });
  });

  it('F2 warns of Type 3', async () => {
    const drawn = (pdf: PdfBuilder) => {
      const glyph = pdf.stream('600 0 0 0 500 500 d1 0 0 500 500 re f');
      return `/Font << /F1 << /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a ${glyph} 0 R >> /Encoding << /Differences [65 /a] >> /FirstChar 65 /LastChar 122 /Widths [${Array.from({ length: 58 }, () => 600).join(' ')}] >> >>`;
    };
    expect(await judged(drawn)).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('Type 3'),
    });
  });

  it('F2 finds the font of a composite font', async () => {
    const composite = (pdf: PdfBuilder) => {
      const descriptor = pdf.add('<< /Type /FontDescriptor /FontName /KozMin /Flags 4 >>');
      const inner = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /KozMin /CIDSystemInfo << >> /FontDescriptor ${descriptor} 0 R >>`;
      return `/Font << /F1 << /Type /Font /Subtype /Type0 /BaseFont /KozMin-Identity-H /Encoding /Identity-H /DescendantFonts [${inner}] >> >>`;
    };
    expect(await judged(composite)).toMatchObject({ status: 'fail' });
  });
});
