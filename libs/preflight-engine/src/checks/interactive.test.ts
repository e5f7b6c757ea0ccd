import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, GOOD_BOXES, pressFile } from '../../test/press-file.ts';

const ID = 'interactive';
const INSIDE = '/Rect [100 100 200 200]';

const FRAME = { content: '0 0 0 1 k 0 0 9 9 re f', box: '[0 0 9 9]' };

/** A page with one annotation and, optionally, its appearance. */
function annotated(entries: string, hasAppearance = false, look = FRAME): Buffer {
  let annotation = 0;
  const resources = (pdf: PdfBuilder) => {
    const form = pdf.stream(look.content, `/Subtype /Form /BBox ${look.box}`);
    annotation = pdf.add(`<< /Type /Annot ${entries} ${hasAppearance ? `/AP << /N ${form} 0 R >>` : ''} >>`);
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

  it('F2 lines in an annotation are judged like others if it prints', async () => {
    const thin = { content: '0 0 0 1 K 0.05 w 10 50 m 90 50 l S', box: '[0 0 100 100]' };
    const hairlinesOf = (flags: number) =>
      checked('hairlines', annotated(`/Subtype /Stamp /F ${flags} ${INSIDE}`, true, thin));
    expect(await hairlinesOf(4)).toMatchObject({ status: 'fail' });
    expect(await hairlinesOf(0)).toMatchObject({ status: 'pass' });
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

  it('F2 interactive content passes a link, which prints nothing, and says where it is', async () => {
    const link = `/Subtype /Link ${INSIDE} /A << /S /URI /URI (http://example.com) >>`;
    const expected = {
      status: 'pass',
      message: 'No form fields, media or scripts.',
      details: "1 link on page 1 doesn't print.",
      findings: [],
    };
    expect(await checked(ID, annotated(link))).toMatchObject(expected);
    expect(await checked(ID, annotated(link, true))).toMatchObject(expected);
    const toFile = `/Subtype /Link ${INSIDE} /A << /S /Launch /F (map.pdf) >>`;
    expect(await checked(ID, annotated(toFile))).toMatchObject(expected);
  });

  it('F2 interactive content fails a link with an appearance that prints', async () => {
    expect(await checked(ID, annotated(`/Subtype /Link /F 4 ${INSIDE}`, true))).toMatchObject({
      status: 'fail',
      findings: [{ object: 'Link' }],
    });
  });

  it.each([
    ['is empty', { content: '\nq Q\n', box: '[0 0 9 9]' }, 'pass'],
    ['has no area', { ...FRAME, box: '[0 0 0 0]' }, 'pass'],
    ['paints', FRAME, 'fail'],
  ])('F2 interactive content knows whether an appearance shows something: it %s', async (_, look, status) => {
    const link = `/Subtype /Link /F 4 ${INSIDE}`;
    expect(await checked(ID, annotated(link, true, look))).toMatchObject({ status });
  });

  it('F2 interactive content says whether an annotation outside the trim prints', async () => {
    const outside = '/Subtype /Stamp /Rect [0 0 9 9]';
    expect((await checked(ID, annotated(`${outside} /F 4`, true))).message).toContain(
      'prints outside the trim',
    );
    expect((await checked(ID, annotated(outside, true))).message).toContain("doesn't print");
  });

  it("F2 interactive content ignores printer's marks", async () => {
    expect(await checked(ID, annotated('/Subtype /PrinterMark /F 4 /Rect [0 0 9 9]', true))).toMatchObject({
      status: 'pass',
    });
  });

  it.each([
    ['a script', `/Subtype /Link ${INSIDE} /A << /S /JavaScript /JS (app.alert) >>`],
    ['a program', `/Subtype /Widget ${INSIDE} /A << /S /Launch >>`],
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
    const address = '<< /T (address) /Kids [<< /T (street) /Kids [<< >> << >>] >> << /T (city) >>] >>';
    const nested = pressFile({ catalog: () => `/AcroForm << /Fields [${address} << /T (date) >>] >>` });
    expect(await checked(ID, nested)).toMatchObject({ message: 'The file contains 3 form fields.' });
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
