import { describe, expect, it } from '@jest/globals';
import { preflight } from '../index.ts';
import { checked, pressFile } from '../../test/press-file.ts';
import type { JobSpec } from './job-spec.ts';

const job: JobSpec = { trim: { width: 6, height: 9 } };
const BACKGROUND = '0 0 0 0.5 k 0 0 468 684 re f';
/** A file whose page has these boxes and no TrimBox. */
const fileOf = (boxes: string, content = BACKGROUND) => pressFile({ pages: [{ content, entries: boxes }] });

describe('a page without a TrimBox', () => {
  const canva = fileOf('/MediaBox [0 0 450 666]', '0 0 0 0.5 k 0 0 450 666 re f');

  it('F7 page boxes take the trim from the spec sheet if size and bleed fit', async () => {
    const { pages, checks } = await preflight(canva, { job });
    expect(pages[0]?.boxes.TrimBox).toEqual([9, 9, 441, 657]);
    const statuses = Object.fromEntries(checks.map(({ id, status }) => [id, status]));
    expect(statuses).toMatchObject({ 'page-size': 'pass', bleed: 'pass', 'page-boxes': 'warning' });
    expect(checks.find(({ id }) => id === 'page-boxes')?.message).toBe(
      'Page 1 has no TrimBox; with bleed the size is that of the job, which is taken as the trim.',
    );
  });

  it.each<[string, JobSpec, string]>([
    ['3 mm of bleed', job, '/MediaBox [0 0 449 665]'],
    ['the ordered bleed', { ...job, bleed: 0.25 }, '/MediaBox [0 0 468 684]'],
    ['the usual bleed of a job without bleed', { ...job, bleed: 0 }, '/MediaBox [0 0 450 666]'],
    ['a turned page', job, '/MediaBox [0 0 666 450] /Rotate 90'],
    ['a cropped page', job, '/MediaBox [0 0 900 900] /CropBox [100 100 550 766]'],
    [
      'a cover near the calculated spine',
      { ...job, cover: { spine: 0.25, spineIsEstimate: true } },
      '/MediaBox [0 0 901.5 666]',
    ],
    ['a flat cover', { ...job, cover: { spine: 0.25 } }, '/MediaBox [0 0 900 666]'],
  ])('F7 page boxes take the trim from the spec sheet for %s', async (_, spec, boxes) => {
    expect(await checked('page-size', fileOf(boxes), { job: spec })).toMatchObject({ status: 'pass' });
  });

  it.each<[string, JobSpec, string]>([
    ['another bleed', { ...job, bleed: 0.25 }, '/MediaBox [0 0 450 666]'],
    ['bleed on two sides only', job, '/MediaBox [0 0 450 648]'],
    ['a TrimBox of its own', job, '/MediaBox [0 0 450 666] /TrimBox [0 0 450 666]'],
    ['a scaled page', job, '/MediaBox [0 0 450 666] /UserUnit 1.0001'],
  ])('F7 page boxes leave the trim of a page with %s', async (_, spec, boxes) => {
    expect(await checked('page-size', fileOf(boxes), { job: spec })).toMatchObject({ status: 'fail' });
  });

  const sized = (width: number, height: number, more = '') =>
    fileOf(`/MediaBox [0 0 ${width} ${height}] ${more}`, `0 0 0 0.5 k 0 0 ${width} ${height} re f`);

  it('F2 page boxes take a standard size with bleed for the trim if nobody said it', async () => {
    const { pages, checks } = await preflight(sized(270, 162));
    expect(pages[0]?.boxes.TrimBox).toEqual([9, 9, 261, 153]);
    const messages = Object.fromEntries(checks.map(({ id, status, message }) => [id, { status, message }]));
    expect(messages).toMatchObject({
      bleed: { status: 'pass' },
      'page-size': { status: 'pass', message: '1 page, 3.5 × 2 in.' },
      'page-boxes': {
        status: 'warning',
        message:
          'Page 1 has no TrimBox; the size looks like 3.5 × 2 in with 0.125 in bleed and is checked as that.',
      },
    });
  });

  it.each([
    ['0.25 in', 648, 828, 18],
    ['5 mm', 623.62, 870.24, (5 / 25.4) * 72],
    ['3 mm', 612.28, 858.9, (3 / 25.4) * 72],
  ])(
    'F2 page boxes take a standard size with a bleed of %s for the trim',
    async (_, width, height, bleed) => {
      const { pages } = await preflight(sized(width, height), { mode: 'quick' });
      expect(pages[0]?.boxes.TrimBox[0]).toBeCloseTo(bleed, 5);
    },
  );

  it.each([
    ['a standard size of its own', sized(612, 792)],
    ['a standard size that is another one with 0.25 in of bleed', sized(432, 648)],
    ['no standard size', sized(500, 500)],
    ['another bleed', sized(616, 796)],
    ['a TrimBox', sized(270, 162, '/TrimBox [0 0 270 162]')],
    ['a scale', sized(270, 162, '/UserUnit 2')],
  ])('F2 page boxes leave the trim of a page with %s and no spec sheet', async (_, file) => {
    const { pages } = await preflight(file, { mode: 'quick' });
    expect(pages[0]?.boxes.TrimBox).toEqual(pages[0]?.boxes.MediaBox);
  });

  it('F2 page boxes take the trim from the spec sheet and not from a standard size', async () => {
    const { pages } = await preflight(sized(270, 162), { mode: 'quick', job });
    expect(pages[0]?.boxes.TrimBox).toEqual([0, 0, 270, 162]);
  });
});
