import { describe, expect, it } from '@jest/globals';
import { checked, type PageParts, pressFile } from '../../../test/press-file.ts';
import type { JobSpec } from '../../job/job-spec.ts';

const COVER: PageParts = { entries: '/MediaBox [0 0 900 684] /TrimBox [18 18 882 666]' };
const trim = { width: 6, height: 9 };

const pagesOf = (count: number): PageParts[] => Array.from({ length: count }, () => ({}));
const countOf = (pages: readonly PageParts[], job: JobSpec) =>
  checked('page-size', pressFile({ pages }), { job });

describe('page count against the spec sheet', () => {
  it('F7 page count passes the ordered count, odd or even', async () => {
    expect(await countOf(pagesOf(6), { pages: 6, pageMultiple: 2 })).toMatchObject({ status: 'pass' });
    expect(await countOf(pagesOf(3), { pages: 3 })).toMatchObject({ status: 'pass' });
  });

  it('F7 page count fails missing pages', async () => {
    expect(await countOf(pagesOf(2), { pages: 6, pageMultiple: 4 })).toMatchObject({
      status: 'fail',
      message: 'The file has 2 pages; the job says 6.',
      findings: [
        {
          kind: 'page count',
          fromJob: true,
          page: null,
          box: null,
          measured: { value: 2, unit: 'pages' },
          limit: { value: 6, unit: 'pages' },
        },
      ],
    });
  });

  it('F7 page count draws extra pages', async () => {
    const box = [18, 18, 450, 666];
    expect(await countOf(pagesOf(4), { pages: 2 })).toMatchObject({
      status: 'fail',
      findings: [{ page: 3, box, alsoOn: [{ page: 4, box }] }],
    });
  });

  it.each<[JobSpec, string]>([
    [
      { pageMultiple: 4, bindingName: 'Saddle Stitch' },
      'Saddle Stitch needs pages in multiples of 4; the file has 6.',
    ],
    [{ pageMultiple: 4 }, 'The page count (6) is not divisible by 4, as the binding requires.'],
    [
      { pages: 6, pageMultiple: 4, bindingName: 'Saddle Stitch' },
      'Saddle Stitch needs pages in multiples of 4; the file has 6.',
    ],
  ])("F7 page count fails a count that the binding can't use: %j", async (job, message) => {
    expect(await countOf(pagesOf(6), job)).toMatchObject({ status: 'fail', message });
  });

  it('F7 page count applies a page multiple to a single page', async () => {
    expect(await countOf(pagesOf(1), { pageMultiple: 4 })).toMatchObject({ status: 'fail' });
    expect(await countOf(pagesOf(1), { pageMultiple: 2 })).toMatchObject({ status: 'warning' });
  });

  describe('with a separate cover', () => {
    const job: JobSpec = { trim, pages: 8, pageMultiple: 4, cover: { pages: 4, spine: 0 } };

    it.each([
      ['text', 'the text alone', pagesOf(8)],
      ['text and cover', 'text and single cover pages', pagesOf(12)],
      ['text and cover', 'text and a flat cover', [COVER, ...pagesOf(8), COVER]],
      ['cover', 'single cover pages alone', pagesOf(4)],
      ['cover', 'the outside of a flat cover alone', [COVER]],
    ])('F7 page count passes, as %s, %s', async (part, _, pages) => {
      const parts: Record<string, string> = {
        text: 'the text of the job, without its cover',
        cover: 'the cover of the job, without its text',
        'text and cover': 'the whole job: text and cover',
      };
      expect(await countOf(pages, job)).toMatchObject({
        status: 'pass',
        message: expect.stringContaining(`Checked as ${parts[part]}.`),
      });
    });

    it('F7 page count passes front and back cover around the text if the inside has no ink', async () => {
      const blankInside: JobSpec = {
        ...job,
        cover: { colors: { process: 'cmyk', back: { process: 'none' } } },
      };
      expect(await countOf(pagesOf(10), blankInside)).toMatchObject({ status: 'pass' });
      expect(await countOf(pagesOf(2), blankInside)).toMatchObject({ status: 'pass' });
      expect(await countOf(pagesOf(9), blankInside)).toMatchObject({ status: 'fail' });
      const color = '0 1 1 0 k 100 100 20 20 re f';
      const pages = [{ content: color }, ...pagesOf(8), { content: color }];
      const spec: JobSpec = { ...blankInside, colors: { process: 'black' } };
      expect(await checked('color-space', pressFile({ pages }), { job: spec })).toMatchObject({
        status: 'pass',
      });
    });

    it('F7 page count takes a page wider than two for a cover with flaps of unknown width', async () => {
      const flaps: PageParts = { entries: '/MediaBox [0 0 1300 684] /TrimBox [18 18 1242 666]' };
      expect(await countOf([flaps, ...pagesOf(8)], { ...job, cover: { pages: 8 } })).toMatchObject({
        status: 'pass',
      });
    });

    it('F7 page count says which counts would be right', async () => {
      expect((await countOf(pagesOf(10), job)).message).toBe(
        'The file has 10 pages; the job says 8, or 12 with the cover.',
      );
      expect((await countOf([COVER, ...pagesOf(6)], job)).message).toBe(
        'The file has a cover and 6 pages; the job says 8.',
      );
    });
  });
});
