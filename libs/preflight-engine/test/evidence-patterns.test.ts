import { describe, expect, it } from '@jest/globals';
import { BufferSource, readFacts } from '../src/index.ts';
import { ofContent, statuses } from './check-statuses.ts';
import { PdfBuilder } from './pdf-builder.ts';
import { image, pressFile, SOMETHING, withFont } from './press-file.ts';

describe('pattern colors', () => {
  const gradient = '/ShadingType 2 /ColorSpace /DeviceRGB /Coords [100 100 300 300]';
  const ramp = '/Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >>';
  const tile = '/PatternType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9';
  const shaded = () => `/Pattern << /P << /PatternType 2 /Shading << ${gradient} ${ramp} >> >> >>`;

  it('F5 a gradient pattern reports its own colors', async () => {
    for (const use of ['100 100 200 200 re f', '9 w 100 100 200 200 re S'])
      expect(await ofContent(`/Pattern cs /Pattern CS /P scn /P SCN ${use}`, shaded)).toMatchObject({
        'color-space': 'warning',
      });
    expect(await ofContent(`/Pattern cs /P scn ${SOMETHING}`, shaded)).toMatchObject({
      'color-space': 'pass',
    });
    const text = '/Pattern cs /P scn BT /F1 12 Tf 100 300 Td (Dana) Tj ET';
    expect(await ofContent(text, (pdf) => `${shaded()} ${withFont(pdf)}`)).toMatchObject({
      'color-space': 'warning',
    });
  });

  it('F5 a tile is reported in each of its colors, and again when no longer hidden', async () => {
    const uncolored = (pdf: PdfBuilder) =>
      `/ColorSpace << /K [/Pattern /DeviceCMYK] /R [/Pattern /DeviceRGB] >> /Pattern << /P ${pdf.stream('0 0 5 5 re f', `${tile} /PaintType 2 /Resources << >>`)} 0 R >>`;
    const square = '100 100 50 50 re f';
    const inK = `/K cs 0 0 0 1 /P scn ${square}`;
    expect(await ofContent(inK, uncolored)).toMatchObject({ 'color-space': 'pass' });
    expect(await ofContent(`${inK} /R cs 1 0 0 /P scn ${square}`, uncolored)).toMatchObject({
      'color-space': 'warning',
    });
    const colored = (pdf: PdfBuilder) => {
      const off = pdf.add('<< /Type /OCG /Name (off) >>');
      pdf.catalogEntries = '';
      return `/Properties << /L ${off} 0 R >> /Pattern << /P ${pdf.stream('1 0 0 rg 0 0 5 5 re f', `${tile} /PaintType 1 /Resources << >>`)} 0 R >>`;
    };
    const twice = `/Pattern cs /P scn /OC /L BDC ${square} EMC ${square}`;
    const file = pressFile({
      pages: [{ content: twice }],
      resources: colored,
      catalog: () => '/OCProperties << /OCGs [1 0 R] /D << /OFF [1 0 R] >> >>',
    });
    expect(await statuses(file)).toMatchObject({ 'color-space': 'warning' });
  });

  it('F5 a tile is reported wherever its first copy is', async () => {
    const away = (pdf: PdfBuilder) =>
      `/Pattern << /P ${pdf.stream('1 0 0 rg 0 0 5 5 re f', `${tile} /PaintType 1 /Matrix [1 0 0 1 -9000 0] /Resources << >>`)} 0 R >>`;
    const square = '/Pattern cs /P scn 100 100 50 50 re f';
    expect(await ofContent(square, away)).toMatchObject({ 'color-space': 'warning' });
  });

  it("F5 an uncolored tile's own color operators are ignored", async () => {
    const uncolored = (pdf: PdfBuilder) =>
      `/ColorSpace << /K [/Pattern /DeviceCMYK] >> /Pattern << /P ${pdf.stream('1 0 0 rg 0 0 5 5 re f', `${tile} /PaintType 2 /Resources << >>`)} 0 R >>`;
    expect(await ofContent('/K cs 0 0 0 1 /P scn 100 100 50 50 re f', uncolored)).toMatchObject({
      'color-space': 'pass',
    });
  });
});

describe('Type 3 glyphs', () => {
  const drawn = (pdf: PdfBuilder, glyph: string, more = '') =>
    `/Font << /F1 << /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a ${pdf.stream(glyph)} 0 R >> /Encoding << /Differences [65 /a] >> /FirstChar 65 /LastChar 65 /Widths [600] ${more} >> >>`;
  const text = 'BT /F1 100 Tf 100 300 Td (AA) Tj ET';

  it('F5 colors and strokes in Type 3 glyphs are checked', async () => {
    const statusesOf = (glyph: string) => ofContent(text, (pdf) => drawn(pdf, glyph));
    expect(await statusesOf('600 0 d0 0 0 0 1 k 0 0 500 500 re f')).toMatchObject({
      'color-space': 'pass',
      hairlines: 'pass',
    });
    expect(await statusesOf('600 0 d0 1 0 0 rg 0 0 500 500 re f')).toMatchObject({
      'color-space': 'warning',
    });
    expect(await statusesOf('600 0 0 0 500 500 d1 1 0 0 rg 0 0 500 500 re f')).toMatchObject({
      'color-space': 'pass',
    });
    for (const start of ['600 0 d0', '600 0 0 0 500 500 d1'])
      expect(await statusesOf(`${start} 0 w 0 0 m 500 0 l S`)).toMatchObject({
        hairlines: expect.not.stringMatching('pass'),
      });
  });

  it("F5 images in Type 3 glyphs are checked but not listed among the page's images", async () => {
    const file = pressFile({
      pages: [{ content: text }],
      resources: (pdf) => {
        const photo = image(pdf, '/Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceRGB');
        return drawn(
          pdf,
          '600 0 d0 500 0 0 500 0 0 cm /X1 Do',
          `/Resources << /XObject << /X1 ${photo} 0 R >> >>`,
        );
      },
    });
    expect(await statuses(file)).toMatchObject({ 'color-space': 'warning', 'image-resolution': 'fail' });
    expect(readFacts(new BufferSource(file))).toMatchObject({ pages: [{ images: [] }] });
  });

  it('F5 a Type 3 glyph first shown off the page is checked where it is visible', async () => {
    const withGlyph = (pdf: PdfBuilder) => drawn(pdf, '600 0 d0 1 0 0 rg 0 0 500 500 re f');
    const away = 'BT /F1 100 Tf -9000 300 Td (A) Tj 9100 0 Td (A) Tj ET';
    expect(await ofContent(away, withGlyph)).toMatchObject({ 'color-space': 'warning' });
  });

  it('F5 a missing or recursive Type 3 glyph leaves the page not fully read', async () => {
    const self = (pdf: PdfBuilder) => drawn(pdf, '600 0 d0 /X9 Do');
    expect(await ofContent(text, self)).toMatchObject({ 'color-space': 'manual' });
    const lost = (pdf: PdfBuilder) => drawn(pdf, '').replace(/\/a \d+ 0 R/, '/a 99 0 R');
    expect(await ofContent(text, lost)).toMatchObject({ 'color-space': 'manual' });
  });
});

describe('malformed fonts', () => {
  it('F5 one-byte codes of a composite font count as text', async () => {
    const font = () =>
      '/Font << /F1 << /Type /Font /Subtype /Type0 /BaseFont /Ryumin /Encoding /90ms-RKSJ-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin >>] >> >>';
    expect(await ofContent('BT /F1 12 Tf 100 300 Td (A) Tj ET', font)).toMatchObject({ fonts: 'fail' });
  });

  it('F5 an empty font program counts as not embedded', async () => {
    const font = (pdf: PdfBuilder, program: number) =>
      `/Font << /F1 << /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor << /FontFile2 ${program} 0 R >> >> >>`;
    const text = 'BT /F1 12 Tf 100 300 Td (!) Tj ET';
    expect(await ofContent(text, (pdf) => font(pdf, pdf.stream('')))).toMatchObject({ fonts: 'fail' });
    expect(await ofContent(text, (pdf) => font(pdf, pdf.flateStream('')))).toMatchObject({ fonts: 'fail' });
    expect(await ofContent(text, (pdf) => font(pdf, pdf.flateStream('program')))).toMatchObject({
      fonts: 'pass',
    });
  });
});
