import { describe, expect, it } from '@jest/globals';
import type { JobSpec } from '../index.ts';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, pressFile } from '../../test/press-file.ts';
import type { CheckId } from '../report/preflight-result.ts';

/** Cyan over the whole bleed of the page. */
const BACKGROUND = '1 0 0 0 k 9 9 450 666 re f';
/** Along the trim, where a die cuts. */
const LINE = '0.1 w 18 18 432 648 re S';
const AREA = '100 100 200 200 re f';

function fileOf(ink: string, content: string): Buffer {
  const space = (pdf: PdfBuilder) => {
    const tint = pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>');
    return `/ColorSpace << /F [/Separation /${ink} /DeviceCMYK ${tint} 0 R] >>`;
  };
  const states = '/ExtGState << /O << /op true /OP true /OPM 1 >> >>';
  return pressFile({ pages: [{ content, resources: states }], resources: space });
}
const statusOf = async (id: CheckId, ink: string, content: string, job?: JobSpec) =>
  (await checked(id, fileOf(ink, content), job ? { job } : {})).status;

describe('inks for finishing', () => {
  it.each([
    ['Dieline', LINE, 'warning'],
    ['CutContour', LINE, 'warning'],
    ['White', AREA, 'warning'],
    ['Varnish', AREA, 'fail'],
    ['PANTONE#20185#20C', AREA, 'pass'],
  ])('F9 overprint reports %s that knocks out artwork', async (ink, mark, status) => {
    expect(await statusOf('overprint', ink, `${BACKGROUND} /F CS /F cs 1 SCN 1 scn ${mark}`)).toBe(status);
  });

  it.each([
    ['Dieline', LINE],
    ['White', AREA],
    ['Varnish', AREA],
  ])('F9 overprint passes %s that overprints, or has only paper under it', async (ink, mark) => {
    const painted = `/F CS /F cs 1 SCN 1 scn ${mark}`;
    expect(await statusOf('overprint', ink, `${BACKGROUND} /O gs ${painted}`)).toBe('pass');
    expect(await statusOf('overprint', ink, painted)).toBe('pass');
  });

  it('F9 overprint names the ink and the way out', async () => {
    const { findings } = await checked('overprint', fileOf('Varnish', `${BACKGROUND} /F cs 1 scn ${AREA}`));
    expect(findings).toMatchObject([
      {
        kind: 'finishing knocks out',
        object: 'Varnish',
        message: 'Page 1: Varnish knocks out the artwork under it and leaves it unprinted there.',
      },
    ]);
    expect(findings[0]?.advice).toContain('Set it to overprint');
  });

  it.each<[string, CheckId, string]>([
    ['Dieline', 'hairlines', 'pass'],
    ['PANTONE#20185#20C', 'hairlines', 'fail'],
    ['Dieline', 'bleed', 'pass'],
    ['PANTONE#20185#20C', 'bleed', 'fail'],
  ])('F2 a line in %s along the trim: %s %s', async (ink, id, status) => {
    expect(await statusOf(id, ink, `0 0 0 1 k 200 300 10 10 re f /F CS 1 SCN ${LINE}`)).toBe(status);
  });

  it.each([
    ['Dieline', 'pass'],
    ['PANTONE#20185#20C', 'warning'],
  ])('F9 color space of a job in CMYK with %s: %s', async (ink, status) => {
    const job: JobSpec = { colors: { process: 'cmyk' } };
    expect(await statusOf('color-space', ink, `${BACKGROUND} /F CS 1 SCN ${LINE}`, job)).toBe(status);
  });

  it('F9 color space takes a finishing ink for the ordered one', async () => {
    const job: JobSpec = { colors: { process: 'cmyk', spots: 1 } };
    expect(await statusOf('color-space', 'Spot#20UV', `${BACKGROUND} /F cs 1 scn ${AREA}`, job)).toBe('pass');
    const named: JobSpec = { colors: { process: 'cmyk', spotNames: ['Spot UV'] } };
    expect(await statusOf('color-space', 'Spot#20UV', `${BACKGROUND} /F cs 1 scn ${AREA}`, named)).toBe(
      'pass',
    );
  });

  it('F9 color space names finishing inks beside the spot colors', async () => {
    const { message } = await checked('color-space', fileOf('Dieline', `${BACKGROUND} /F CS 1 SCN ${LINE}`));
    expect(message).toBe('Only process colors and gray. Not counted as colors: Dieline.');
  });

  it('F2 page size does not call a page of varnish blank', async () => {
    expect(await statusOf('page-size', 'Varnish', `/F cs 1 scn ${AREA}`)).toBe('pass');
  });
});
