import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, GOOD_BOXES, image, painted, pressFile, SOMETHING } from '../../test/press-file.ts';

const ID = 'transparency';
const seeThrough = { content: `/G gs ${SOMETHING}`, resources: '/ExtGState << /G << /ca 0.6 >> >>' };
const claims = (version: string) => (pdf: PdfBuilder) =>
  `/Info ${pdf.add(`<< /GTS_PDFXVersion (${version}) >>`)} 0 R`;

describe('Transparency & Layers', () => {
  it.each([
    ['CMYK', '1 0 0 0 k', 'warning'],
    ['RGB', '1 0 0 rg', 'pass'],
  ])('F2 transparency that blends in RGB, of artwork in %s: %s', async (_, color, status) => {
    const entries = `${GOOD_BOXES} /Group << /S /Transparency /CS /DeviceRGB >>`;
    const content = `/G gs ${color} 200 300 10 10 re f`;
    const file = pressFile({ pages: [{ ...seeThrough, content, entries }] });
    expect(await checked(ID, file)).toMatchObject({ status });
  });

  it('F2 transparency passes an opaque file without layers', async () => {
    expect(await checked(ID, pressFile())).toMatchObject({
      status: 'pass',
      message: 'No transparency and no nonprinting layers.',
    });
  });

  it.each([
    ['opacity 60%', '/ca 0.6'],
    ['the blend mode Multiply', '/BM /Multiply'],
    ['the blend mode Screen', '/BM [/Screen /Normal]'],
  ])('F2 transparency passes %s without a PDF/X version, and fails it in PDF/X-1a', async (what, state) => {
    const page = { content: `/G gs ${SOMETHING}`, resources: `/ExtGState << /G << ${state} >> >>` };
    expect(await checked(ID, pressFile({ pages: [page] }))).toMatchObject({
      status: 'pass',
      message: expect.stringContaining('Live transparency on 1 page, which current workflows print as is'),
      findings: [],
    });
    expect(await checked(ID, pressFile({ pages: [page], trailer: claims('PDF/X-1a:2003') }))).toMatchObject({
      status: 'fail',
      findings: [{ page: 1, object: what, box: [200, 300, 210, 310] }],
    });
  });

  it('F2 transparency includes images with a soft mask and soft masks', async () => {
    const edge = (pdf: PdfBuilder) => {
      const mask = image(pdf, '/Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8');
      return `/XObject << /X1 ${image(pdf, `/Width 9 /Height 9 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /SMask ${mask} 0 R`)} 0 R >>`;
    };
    expect(
      await checked(
        ID,
        pressFile({ pages: [{ content: painted(9, 9) }], resources: edge, trailer: claims('PDF/X-3') }),
      ),
    ).toMatchObject({
      status: 'fail',
      findings: [{ object: 'an image with a soft mask' }],
    });
    const masked = (pdf: PdfBuilder) => {
      const group = pdf.stream(
        '0.5 g 0 0 468 684 re f',
        '/Subtype /Form /BBox [0 0 468 684] /Group << /S /Transparency /CS /DeviceGray >>',
      );
      return `/ExtGState << /G << /SMask << /S /Luminosity /G ${group} 0 R >> >> >>`;
    };
    expect(
      await checked(
        ID,
        pressFile({
          pages: [{ content: `/G gs ${SOMETHING}` }],
          resources: masked,
          trailer: claims('PDF/X-3'),
        }),
      ),
    ).toMatchObject({ status: 'fail' });
  });

  it('F2 transparency ignores a graphics state that was restored', async () => {
    const page = { ...seeThrough, content: `q /G gs Q ${SOMETHING}` };
    expect(await checked(ID, pressFile({ pages: [page] }))).toMatchObject({ status: 'pass' });
  });

  it('F2 transparency is one finding for all pages of a PDF/X-1a file', async () => {
    const twice = { ...seeThrough, content: `${seeThrough.content} ${SOMETHING}` };
    const file = pressFile({ pages: [seeThrough, twice, {}], trailer: claims('PDF/X-1a:2003') });
    expect((await checked(ID, file)).findings).toMatchObject([
      { message: "Pages 1 and 2 use transparency, which PDF/X-1a:2003 doesn't allow.", pageCount: 2 },
    ]);
  });

  it('F2 transparency is allowed in PDF/X-4 and fails in PDF/X-1a', async () => {
    expect(await checked(ID, pressFile({ pages: [seeThrough], trailer: claims('PDF/X-4') }))).toMatchObject({
      status: 'pass',
    });
    expect(
      await checked(ID, pressFile({ pages: [seeThrough], trailer: claims('PDF/X-1a:2003') })),
    ).toMatchObject({
      status: 'fail',
      message: expect.stringContaining("which PDF/X-1a:2003 doesn't allow"),
    });
  });

  it('F2 transparency warns about an RGB blend space on a page with process inks', async () => {
    const page = {
      ...seeThrough,
      content: `/G gs 1 1 0 0 k 100 100 9 9 re f`,
      entries: `${GOOD_BOXES} /Group << /S /Transparency /CS /DeviceRGB >>`,
    };
    const result = await checked(ID, pressFile({ pages: [page], trailer: claims('PDF/X-4') }));
    expect(result).toMatchObject({ status: 'warning', findings: [{ object: 'blend space' }] });
  });

  describe('layers', () => {
    const layered = (pdf: PdfBuilder, usage = '', off = true) => {
      const layer = pdf.add(`<< /Type /OCG /Name (Dieline) ${usage} >>`);
      return `/OCProperties << /OCGs [${layer} 0 R] /D << ${off ? `/OFF [${layer} 0 R]` : ''} >> >>`;
    };

    it('F2 layers warn if one is hidden', async () => {
      const result = await checked(ID, pressFile({ catalog: (pdf) => layered(pdf) }));
      expect(result).toMatchObject({
        status: 'warning',
        message: "The layer Dieline is hidden and doesn't print.",
      });
    });

    it("F2 layers warn if one is visible but doesn't print", async () => {
      const catalog = (pdf: PdfBuilder) => layered(pdf, '/Usage << /Print << /PrintState /OFF >> >>', false);
      expect((await checked(ID, pressFile({ catalog }))).message).toContain('visible but set not to print');
    });

    it('F2 layers pass if all are visible', async () => {
      expect(await checked(ID, pressFile({ catalog: (pdf) => layered(pdf, '', false) }))).toMatchObject({
        status: 'pass',
      });
    });

    it('F2 layers that are hidden are ignored by the other checks', async () => {
      let layer = 0;
      const file = pressFile({
        pages: [{ content: `${SOMETHING} /OC /L BDC 1 0 0 rg 0 w 0 0 m 468 684 l S EMC` }],
        resources: (pdf) => {
          layer = pdf.add('<< /Type /OCG /Name (Notes) >>');
          return `/Properties << /L ${layer} 0 R >>`;
        },
        catalog: () => `/OCProperties << /OCGs [${layer} 0 R] /D << /OFF [${layer} 0 R] >> >>`,
      });
      expect(await checked('hairlines', file)).toMatchObject({ status: 'pass' });
      expect(await checked('color-space', file)).toMatchObject({ status: 'pass' });
    });
  });
});
