import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../../test/pdf-builder.ts';
import { checked, image, type PageParts, painted, pressFile, withFont } from '../../../test/press-file.ts';
import type { PreflightMode } from '../../index.ts';
import type { JobSpec } from '../../job/job-spec.ts';

const BLACK = '0 0 0 1 k 200 300 10 10 re f';
const RED_TEXT = 'BT 0 1 1 0 k /F1 20 Tf 100 100 Td (Dana) Tj ET';
const colorsOf = (contents: readonly string[], job: JobSpec, more: Partial<PageParts> = {}) =>
  checked(
    'color-space',
    pressFile({ pages: contents.map((content) => ({ ...more, content })), resources: withFont }),
    { job },
  );
const blackOnly: JobSpec = { colors: { process: 'black' } };

describe('process inks against the spec sheet', () => {
  it('F7 colors pass black only, written as gray, CMYK or RGB black', async () => {
    expect(await colorsOf([`${BLACK} 0.3 g 10 100 20 20 re f`], blackOnly)).toMatchObject({
      status: 'pass',
      message: 'Inks as in the job: black only.',
    });
    expect(await colorsOf(['0 0 0 rg 100 100 20 20 re f'], blackOnly)).toMatchObject({
      status: 'warning',
      findings: [{ object: 'line art in DeviceRGB', advice: expect.stringContaining('grayscale') }],
    });
  });

  it('F7 colors fail color in a black job and name page, object and inks', async () => {
    const { status, findings } = await colorsOf([BLACK, `${BLACK} ${RED_TEXT}`], blackOnly);
    expect(status).toBe('fail');
    expect(findings).toMatchObject([
      {
        kind: 'ink not ordered',
        fromJob: true,
        page: 2,
        object: 'text in Magenta and Yellow',
        message: 'Page 2: text prints in Magenta and Yellow; the job says black only.',
      },
    ]);
    expect(findings[0]?.box?.[0]).toBeCloseTo(100, 0);
  });

  it('F7 colors report RGB in a black job once, as color', async () => {
    const { findings } = await colorsOf(['1 0 0 rg 100 100 20 20 re f'], blackOnly);
    expect(findings).toMatchObject([
      { kind: 'ink not ordered', object: 'line art in Cyan, Magenta and Yellow', box: [100, 100, 120, 120] },
    ]);
  });

  it('F7 colors ignore color bars outside the trim', async () => {
    expect(await colorsOf([`${BLACK} 0 1 0 0 k 2 300 12 12 re f`], blackOnly)).toMatchObject({
      status: 'pass',
    });
  });

  it('F7 colors find color in the tile of a pattern, whose cell is off the page', async () => {
    const resources = (pdf: PdfBuilder) => {
      const tile = pdf.stream(
        '0 1 0 0 k 0 0 5 5 re f',
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5 /Resources << >> /Matrix [1 0 0 1 -50 -50]',
      );
      return `/Pattern << /P ${tile} 0 R >>`;
    };
    const content = '/Pattern cs /P scn 100 100 50 50 re f';
    const result = await checked('color-space', pressFile({ pages: [{ content }], resources }), {
      job: blackOnly,
    });
    expect(result.findings).toMatchObject([{ object: 'line art in Magenta', box: [18, 18, 450, 666] }]);
  });

  it.each<[PreflightMode, string, number[], string]>([
    ['quick', 'black only', [0, 0, 0, 255], 'fail'],
    ['full', 'black only', [0, 0, 0, 255], 'pass'],
    ['full', 'in color', [0, 99, 0, 0], 'fail'],
  ])('F7 colors rate a CMYK image in a black job in a %s scan: %s', async (mode, _, pixel, status) => {
    const entries = '/Width 1 /Height 1 /ColorSpace /DeviceCMYK /BitsPerComponent 8';
    const resources = (pdf: PdfBuilder) =>
      `/XObject << /X1 ${image(pdf, entries, Buffer.from(pixel).toString('latin1'))} 0 R >>`;
    const file = pressFile({ pages: [{ content: painted(72, 72) }], resources });
    expect(await checked('color-space', file, { mode, job: blackOnly })).toMatchObject({ status });
  });

  describe('by side', () => {
    const fourOne: JobSpec = { pages: 2, colors: { process: 'cmyk', back: { process: 'black' } } };

    it('F7 colors judge the back by its own inks', async () => {
      expect(await colorsOf([RED_TEXT, BLACK], fourOne)).toMatchObject({
        status: 'pass',
        message: 'Inks as in the job: CMYK on the front, black only on the back.',
      });
      expect((await colorsOf([RED_TEXT, RED_TEXT], fourOne)).findings).toMatchObject([
        { page: 2, message: expect.stringContaining('the job says black only on the back.') },
      ]);
    });

    it('F7 colors fail any ink on the unprinted back of 4/0, where a blank page is right', async () => {
      const job: JobSpec = { pages: 2, colors: { process: 'cmyk', back: { process: 'none' } } };
      expect(await colorsOf([RED_TEXT, BLACK], job)).toMatchObject({
        status: 'fail',
        message: 'Page 2: line art prints in Black; the job says no ink on the back.',
      });
      const blank = pressFile({ pages: [{}, { content: '' }] });
      expect(await checked('page-size', blank, { job })).toMatchObject({ status: 'pass' });
      expect(await checked('page-size', blank)).toMatchObject({ message: 'Page 2 is blank.' });
    });

    it.each<'black' | 'none'>(['black', 'none'])(
      'F7 colors judge page 2 of a piece as its back, with the other reading, and not if there are more versions: %s',
      async (process) => {
        const job: JobSpec = { colors: { process: 'cmyk', back: { process } } };
        expect(await colorsOf([RED_TEXT, RED_TEXT], job)).toMatchObject({
          status: 'warning',
          findings: [
            {
              page: 2,
              severity: 'warning',
              message: expect.stringMatching(
                /on the back\. If page 2 is another version and not the back, its front may be right\.$/,
              ),
            },
          ],
        });
        expect(await colorsOf([RED_TEXT, RED_TEXT, RED_TEXT], job)).toMatchObject({ status: 'pass' });
      },
    );

    it('F7 colors judge a cover by its own inks', async () => {
      const job: JobSpec = {
        trim: { width: 6, height: 9 },
        pages: 4,
        colors: { process: 'black' },
        cover: { spine: 0, colors: { process: 'cmyk', back: { process: 'none' } } },
      };
      const cover = { entries: '/MediaBox [0 0 900 684] /TrimBox [18 18 882 666]' };
      const color = '0 1 1 0 k 100 100 20 20 re f';
      const file = pressFile({
        pages: [{ ...cover, content: color }, { ...cover, content: BLACK }, {}, {}, {}, { content: color }],
      });
      const { findings } = await checked('color-space', file, { job });
      expect(findings.map(({ page, message }) => [page, message.split('says ')[1]])).toEqual([
        [2, 'no ink inside the cover.'],
        [6, 'black only.'],
      ]);
    });
  });

  it('F7 colors warn if a CMYK job has no color at all', async () => {
    const cmyk: JobSpec = { colors: { process: 'cmyk' } };
    expect(await colorsOf([BLACK, BLACK], cmyk)).toMatchObject({
      status: 'warning',
      message: 'The file has no Cyan, Magenta or Yellow; the job says CMYK.',
      findings: [{ kind: 'color missing', page: null }],
    });
    expect(await colorsOf([BLACK, RED_TEXT], cmyk)).toMatchObject({ status: 'pass' });
  });
});
