import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, GOOD_BOXES, pressFile } from '../../test/press-file.ts';

const ID = 'interactive';
const INSIDE = '/Rect [100 100 200 200]';

/** A page with one annotation and, optionally, its appearance. */
function annotated(entries: string, hasAppearance = false): Buffer {
  let annotation = 0;
  const resources = (pdf: PdfBuilder) => {
    const look = pdf.stream('0 0 0 1 k 0 0 9 9 re f', '/Subtype /Form /BBox [0 0 9 9]');
    annotation = pdf.add(`<< /Type /Annot ${entries} ${hasAppearance ? `/AP << /N ${look} 0 R >>` : ''} >>`);
    return '';
  };
  // Object numbers are sequential, and the appearance is the next object.
  const page = { entries: `${GOOD_BOXES} /Annots [2 0 R]` };
  const file = pressFile({ pages: [page], resources });
  expect(annotation).toBe(2);
  return file;
}

describe('Interactive Content', () => {
  it('F2 interactive content passes a file without any', async () => {
    expect(await checked(ID, pressFile())).toMatchObject({ status: 'pass', findings: [] });
  });

  it('F2 interactive content fails an annotation that prints inside the trim', async () => {
    const result = await checked(ID, annotated(`/Subtype /Stamp /F 4 ${INSIDE}`, true));
    expect(result).toMatchObject({
      status: 'fail',
      findings: [{ page: 1, box: [100, 100, 200, 200], object: 'Stamp' }],
    });
  });

  it.each([
    ['that does not print', `/Subtype /Text ${INSIDE}`, true],
    ['that prints outside the trim', '/Subtype /Stamp /F 4 /Rect [0 0 9 9]', true],
    ['that is hidden', `/Subtype /Stamp /F 6 ${INSIDE}`, true],
    ['without an appearance', `/Subtype /Highlight /F 4 ${INSIDE}`, false],
  ])('F2 interactive content warns about an annotation %s', async (_, entries, hasAppearance) => {
    expect(await checked(ID, annotated(entries, hasAppearance))).toMatchObject({ status: 'warning' });
  });

  it("F2 interactive content warns about links once per page and ignores printer's marks", async () => {
    expect(
      await checked(ID, annotated(`/Subtype /Link ${INSIDE} /A << /S /URI /URI (http://example.com) >>`)),
    ).toMatchObject({
      status: 'warning',
      findings: [{ object: '1 link' }],
    });
    expect(await checked(ID, annotated('/Subtype /PrinterMark /F 4 /Rect [0 0 9 9]', true))).toMatchObject({
      status: 'pass',
    });
  });

  it.each([
    ['a script', `/Subtype /Link ${INSIDE} /A << /S /JavaScript /JS (app.alert) >>`],
    ['a program', `/Subtype /Link ${INSIDE} /A << /S /Launch >>`],
    ['a film', `/Subtype /Screen ${INSIDE}`],
  ])('F2 interactive content fails an annotation that runs %s', async (_, entries) => {
    expect(await checked(ID, annotated(entries))).toMatchObject({ status: 'fail' });
  });

  it('F2 interactive content fails a file that runs actions automatically', async () => {
    const opening = pressFile({ catalog: () => '/OpenAction << /S /JavaScript /JS (app.alert) >>' });
    expect(await checked(ID, opening)).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('(opening)'),
    });
    const named = pressFile({
      catalog: () => '/Names << /JavaScript << /Names [(a) << /S /JavaScript >>] >> >>',
    });
    expect(await checked(ID, named)).toMatchObject({ status: 'fail' });
  });

  it('F2 interactive content warns about attachments and form fields with their number', async () => {
    const attached = pressFile({
      catalog: () => '/Names << /EmbeddedFiles << /Kids [<< /Names [(a) << >> (b) << >>] >>] >> >>',
    });
    expect(await checked(ID, attached)).toMatchObject({
      status: 'warning',
      message: 'The file contains 2 attachments.',
    });
    const form = pressFile({ catalog: () => '/AcroForm << /Fields [<< /FT /Tx >>] >>' });
    expect(await checked(ID, form)).toMatchObject({
      status: 'warning',
      message: 'The file contains 1 form field.',
    });
  });

  const js = '<< /S /JavaScript /JS (app.alert) >>';
  it.each([
    ['opening a page', { pages: [{ entries: `${GOOD_BOXES} /AA << /O ${js} >>` }] }],
    [
      'an action after another',
      { catalog: () => `/OpenAction << /S /GoTo /D [0] /Next [<< /S /GoTo >> ${js}] >>` },
    ],
    ['closing', { catalog: () => `/AA << /WC ${js} >>` }],
    [
      'a bookmark',
      { catalog: () => `/Outlines << /First << /Title (a) /Next << /Title (b) /A ${js} >> >> >>` },
    ],
    [
      'a field below another',
      { catalog: () => `/AcroForm << /Fields [<< /Kids [<< /AA << /K ${js} >> >>] >>] >>` },
    ],
  ])('F2 interactive content fails actions triggered by %s', async (_, parts) => {
    expect(await checked(ID, pressFile(parts))).toMatchObject({ status: 'fail' });
  });

  it('F2 interactive content fails an annotation with a mouse-over action, also in a form', async () => {
    expect(await checked(ID, annotated(`/Subtype /Widget ${INSIDE} /AA << /E ${js} >>`))).toMatchObject({
      status: 'fail',
    });
  });

  it('F2 interactive content warns about an XFA-only form and fails a printing field outside the form', async () => {
    expect(await checked(ID, pressFile({ catalog: () => '/AcroForm << /XFA [] >>' }))).toMatchObject({
      status: 'warning',
    });
    expect(await checked(ID, annotated(`/Subtype /Widget /F 4 ${INSIDE}`, true))).toMatchObject({
      status: 'fail',
    });
  });
});
