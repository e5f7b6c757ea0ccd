import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { gammaProfile, neutralPressProfile } from '../../test/icc-profiles.ts';
import { checked, type FileParts, font, GOOD_BOXES, pressFile, SOMETHING } from '../../test/press-file.ts';

const ID = 'output-intent';
const INTENT = '<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (CGATS TR 006) >>';
const info = (claim: string) => (pdf: PdfBuilder) =>
  `/Info ${pdf.add(`<< ${claim} /Trapped /False >>`)} 0 R /ID [<00112233> <00112233>]`;
const x1a: FileParts = {
  catalog: () => `/OutputIntents [${INTENT}]`,
  trailer: info('/GTS_PDFXVersion (PDF/X-1:2001) /GTS_PDFXConformance (PDF/X-1a:2001)'),
  version: '1.4',
};
const XMP = '<x pdfxid:GTS_PDFXVersion="PDF/X-4" pdf:Trapped="False"/>';
/** An output intent with a profile of this many components. */
const profiled = (
  pdf: PdfBuilder,
  components = 4,
  profile = components === 3 ? gammaProfile(2.2) : neutralPressProfile(),
) =>
  INTENT.replace(
    '>>',
    `/DestOutputProfile ${pdf.stream(profile.toString('latin1'), `/N ${components}`)} 0 R >>`,
  );
const x4With = (pdf: PdfBuilder, metadata = XMP, components = 4): string =>
  `/OutputIntents [${profiled(pdf, components)}] /Metadata ${pdf.stream(metadata, '/Type /Metadata /Subtype /XML')} 0 R`;
const x4: FileParts = {
  catalog: (pdf) => x4With(pdf),
  trailer: () => '/ID [<00112233> <00112233>]',
  version: '1.6',
};

describe('Output Intent & PDF/X', () => {
  it('F9 output intent passes a file that complies with its PDF/X version', async () => {
    expect(await checked(ID, pressFile(x1a))).toMatchObject({
      status: 'pass',
      message: 'PDF/X-1a:2001, prepared for CGATS TR 006.',
    });
    expect(await checked(ID, pressFile(x4))).toMatchObject({
      status: 'pass',
      message: 'PDF/X-4, prepared for CGATS TR 006.',
    });
  });

  it('F9 output intent names one that is not for PDF/X', async () => {
    const catalog = () => '/OutputIntents [<< /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) >>]';
    expect((await checked(ID, pressFile({ catalog }))).message).toContain(
      "The output intent (sRGB) isn't for PDF/X, and there is no PDF/X version.",
    );
  });

  it('F9 output intent warns about a file without a PDF/X version, with or without an output intent', async () => {
    expect(await checked(ID, pressFile())).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('No output intent and no PDF/X version'),
    });
    expect(await checked(ID, pressFile({ catalog: () => `/OutputIntents [${INTENT}]` }))).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('no PDF/X version'),
    });
  });

  const page = (content: string, entries = GOOD_BOXES) => ({ pages: [{ content, entries }] });
  it.each<[string, FileParts]>([
    ['it has no output intent', { ...x1a, catalog: () => '' }],
    ['it has more than one output intent', { ...x1a, catalog: () => `/OutputIntents [${INTENT} ${INTENT}]` }],
    [
      'its output intent names no printing condition',
      { ...x1a, catalog: () => '/OutputIntents [<< /S /GTS_PDFX >>]' },
    ],
    [
      'no profile and names no condition of the ICC registry',
      { ...x1a, catalog: () => '/OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (Custom) >>]' },
    ],
    [
      "the profile of its output intent is damaged and can't be read",
      {
        ...x1a,
        catalog: (pdf) => `/OutputIntents [${profiled(pdf, 4, Buffer.from('no profile'.repeat(20)))}]`,
      },
    ],
    [
      "the profile of its output intent is damaged and can't be read",
      {
        ...x1a,
        catalog: (pdf) => `/OutputIntents [${profiled(pdf, 4, neutralPressProfile().subarray(0, 150))}]`,
      },
    ],
    [
      'the profile of its output intent has 3 components, and the file says 4',
      { ...x1a, catalog: (pdf) => `/OutputIntents [${profiled(pdf, 4, gammaProfile(2.2))}]` },
    ],
    ['page 1 has neither TrimBox nor ArtBox', { ...x1a, ...page(SOMETHING, '/MediaBox [0 0 468 684]') }],
    [
      'page 1 has both TrimBox and ArtBox',
      { ...x1a, ...page(SOMETHING, `${GOOD_BOXES} /ArtBox [18 18 450 666]`) },
    ],
    ['its output intent is for RGB', { ...x1a, catalog: (pdf) => `/OutputIntents [${profiled(pdf, 3)}]` }],
    ['it uses RGB or Lab', { ...x1a, ...page('1 0 0 rg 100 100 9 9 re f') }],
    ['it is PDF 1.5', { ...x1a, version: '1.5' }],
    [
      "it doesn't say whether it is trapped",
      {
        ...x1a,
        trailer: (pdf) => `/Info ${pdf.add('<< /GTS_PDFXVersion (PDF/X-1a:2003) >>')} 0 R /ID [<00> <00>]`,
      },
    ],
    [
      'it has no file ID',
      {
        ...x1a,
        trailer: (pdf) => `/Info ${pdf.add('<< /GTS_PDFXVersion (PDF/X-1a:2003) /Trapped /False >>')} 0 R`,
      },
    ],
    ['it runs scripts', { ...x4, catalog: (pdf) => `${x4.catalog?.(pdf)} /OpenAction << /S /JavaScript >>` }],
    ['it is PDF 1.7', { ...x4, version: '1.7' }],
  ])('F9 output intent fails a PDF/X claim if %s', async (what, parts) => {
    const result = await checked(ID, pressFile(parts));
    expect(result.status).toBe('fail');
    expect(result.findings.map(({ message }) => message).join(' ')).toContain(what);
    expect(result.findings).toHaveLength(1);
  });

  it('F9 output intent fails a PDF/X claim for missing fonts and transparency', async () => {
    const resources = (pdf: PdfBuilder) =>
      `/Font << /F1 ${font(pdf, { isEmbedded: false })} 0 R >> /ExtGState << /G << /ca 0.5 >> >>`;
    const text = { pages: [{ content: 'BT /F1 12 Tf 100 300 Td (Dana) Tj ET' }], resources };
    expect((await checked(ID, pressFile({ ...x1a, ...text }))).message).toContain('is not embedded');
    const clear = { pages: [{ content: `/G gs ${SOMETHING}` }], resources };
    expect((await checked(ID, pressFile({ ...x1a, ...clear }))).message).toContain('it uses transparency');
    expect(await checked(ID, pressFile({ ...x4, ...clear }))).toMatchObject({ status: 'pass' });
  });

  const rgb = { pages: [{ content: '1 0 0 rg 100 100 9 9 re f' }] };

  it('F9 output intent fails DeviceRGB without a profile unless the output is RGB', async () => {
    expect((await checked(ID, pressFile({ ...x4, ...rgb }))).message).toContain(
      'it uses DeviceRGB without a profile',
    );
    const forRgb = { ...x4, ...rgb, catalog: (pdf: PdfBuilder) => x4With(pdf, XMP, 3) };
    expect(await checked(ID, pressFile(forRgb))).toMatchObject({ status: 'pass' });
    const x3 = { ...x1a, ...rgb, trailer: info('/GTS_PDFXVersion (PDF/X-3:2002)') };
    expect((await checked(ID, pressFile(x3))).message).toContain('it uses DeviceRGB without a profile');
  });

  it('F9 output intent requires a profile and metadata for PDF/X-4', async () => {
    const bare = (pdf: PdfBuilder) => x4With(pdf).replace(/\/DestOutputProfile \d+ 0 R/, '');
    expect((await checked(ID, pressFile({ ...x4, catalog: bare }))).message).toContain(
      'its output intent has no embedded profile',
    );
    const claimed = {
      catalog: (pdf: PdfBuilder) => `/OutputIntents [${profiled(pdf)}]`,
      version: '1.6',
      trailer: info('/GTS_PDFXVersion (PDF/X-4)'),
    };
    expect((await checked(ID, pressFile(claimed))).message).toContain('it has no metadata');
  });

  it('F9 output intent fails an unknown PDF/X version', async () => {
    const other = { ...x1a, trailer: info('/GTS_PDFXVersion (PDF/X-99 rubbish)') };
    expect(await checked(ID, pressFile(other))).toMatchObject({
      status: 'fail',
      message: expect.stringContaining("that version doesn't exist"),
    });
    const x6 = (pdf: PdfBuilder) => x4With(pdf, XMP.replace('X-4', 'X-6'));
    const clear = { content: `/G gs ${SOMETHING}`, resources: '/ExtGState << /G << /ca 0.5 >> >>' };
    expect(
      await checked(ID, pressFile({ ...x4, catalog: x6, version: '2.0', pages: [clear] })),
    ).toMatchObject({ status: 'pass' });
  });

  it('F9 output intent fails a PDF/X claim for an annotation inside the trim or a page action', async () => {
    const square = pressFile({
      ...x1a,
      pages: [
        {
          content: SOMETHING,
          entries: `${GOOD_BOXES} /Annots [<< /Subtype /Square /Rect [100 100 200 200] >>]`,
        },
      ],
    });
    expect((await checked(ID, square)).message).toContain('annotations are inside the trim');
    const turned = pressFile({
      ...x1a,
      pages: [{ content: SOMETHING, entries: `${GOOD_BOXES} /AA << /O << /S /JavaScript >> >>` }],
    });
    expect((await checked(ID, turned)).message).toContain('it runs scripts');
  });
});
