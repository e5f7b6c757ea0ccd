import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, font, image, pressFile } from '../../test/press-file.ts';

const ID = 'fonts';
const text = (more = '') => `BT ${more} /F1 12 Tf 100 300 Td (Dana) Tj ET`;
const resultOf = (resources: (pdf: PdfBuilder) => string, content = text()) =>
  checked(ID, pressFile({ pages: [{ content }], resources }));
const plain = (pdf: PdfBuilder, isEmbedded: boolean) =>
  `/Font << /F1 ${font(pdf, { name: 'Frutiger', isEmbedded })} 0 R >>`;

describe('Fonts Embedded', () => {
  it('F2 fonts pass if they are embedded, as a subset or completely', async () => {
    expect(await resultOf((pdf) => `/Font << /F1 ${font(pdf)} 0 R >>`)).toMatchObject({
      status: 'pass',
      message: '1 font, all embedded.',
    });
    expect(await resultOf((pdf) => plain(pdf, true))).toMatchObject({ status: 'pass' });
  });

  it("F2 fonts fail for a used font that isn't embedded, with its pages", async () => {
    const file = pressFile({
      pages: [{ content: text() }, {}, { content: text() }],
      resources: (pdf) => plain(pdf, false),
    });
    const result = await checked(ID, file);
    expect(result.status).toBe('fail');
    // Several dictionaries of the same font make one finding.
    expect(result.findings).toHaveLength(1);
    expect(result.message).toContain('The font Frutiger on pages 1 and 3 is not embedded');
  });

  it('F2 fonts mark every page that uses a missing font, with a position on each', async () => {
    const pages = Array.from({ length: 120 }, (_, index) => ({ content: index === 1 ? '' : text() }));
    const result = await checked(ID, pressFile({ pages, resources: (pdf) => plain(pdf, false) }));
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

  it("F2 fonts fail for one of the 14 standard fonts that isn't embedded", async () => {
    const helvetica = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
    expect(await resultOf(() => helvetica)).toMatchObject({ status: 'fail' });
  });

  it("F2 fonts don't need to be embedded if they are unused", async () => {
    const result = await resultOf((pdf) => plain(pdf, false), '0 0 0 1 k 100 100 9 9 re f');
    expect(result).toMatchObject({
      status: 'pass',
      details: '1 unused font is not embedded, which is harmless.',
    });
  });

  it("F2 fonts of invisible text, such as OCR text, don't need to be embedded", async () => {
    expect(await resultOf((pdf) => plain(pdf, false), text('3 Tr'))).toMatchObject({ status: 'pass' });
  });

  it.each([
    ['outlines', '0 0 500 500 re f', 'pass'],
    ['inline images', '500 0 0 500 0 0 cm BI /W 8 /H 1 /IM true ID x EI', 'warning'],
    ['images', '500 0 0 500 0 0 cm /Dot Do', 'warning'],
    ['forms', '/Shape Do', 'pass'],
  ])('F2 fonts warn about Type 3 only if its glyphs are bitmaps: %s', async (_, drawing, status) => {
    const drawn = (pdf: PdfBuilder) => {
      const glyph = pdf.stream(`600 0 0 0 500 500 d1 ${drawing}`);
      const dot = image(pdf, '/Width 8 /Height 1 /ImageMask true');
      const shape = pdf.stream('0 0 500 500 re f', '/Type /XObject /Subtype /Form /BBox [0 0 500 500]');
      return `/Font << /F1 << /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a ${glyph} 0 R >> /Resources << /XObject << /Dot ${dot} 0 R /Shape ${shape} 0 R >> >> /Encoding << /Differences [65 /a] >> /FirstChar 65 /LastChar 122 /Widths [${Array.from({ length: 58 }, () => 600).join(' ')}] >> >>`;
    };
    expect(await resultOf(drawn)).toMatchObject({
      status,
      message: status === 'pass' ? '1 font, all embedded.' : expect.stringContaining('bitmap Type 3'),
    });
  });

  it('F2 fonts find the descendant of a composite font', async () => {
    const composite = (pdf: PdfBuilder) => {
      const descriptor = pdf.add('<< /Type /FontDescriptor /FontName /KozMin /Flags 4 >>');
      const inner = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /KozMin /CIDSystemInfo << >> /FontDescriptor ${descriptor} 0 R >>`;
      return `/Font << /F1 << /Type /Font /Subtype /Type0 /BaseFont /KozMin-Identity-H /Encoding /Identity-H /DescendantFonts [${inner}] >> >>`;
    };
    expect(await resultOf(composite)).toMatchObject({ status: 'fail' });
  });
});
