import { describe, expect, it } from '@jest/globals';
import { preflight } from '../index.ts';
import { checked, pressFile } from '../../test/press-file.ts';
import type { JobSpec } from './job-spec.ts';

const job: JobSpec = { trim: { width: 6, height: 9 } };
const BACKGROUND = '0 0 0 0.5 k 0 0 468 684 re f';
/** Without a TrimBox. */
const fileOf = (boxes: string, content = BACKGROUND) => pressFile({ pages: [{ content, entries: boxes }] });

describe('a page without a TrimBox', () => {
  const canva = fileOf('/MediaBox [0 0 450 666]', '0 0 0 0.5 k 0 0 450 666 re f');

  it('F7 page boxes take the trim from the spec sheet if size and bleed fit', async () => {
    const { pages, checks } = await preflight(canva, { job });
    expect(pages[0]?.boxes.TrimBox).toEqual([9, 9, 441, 657]);
    const statuses = Object.fromEntries(checks.map(({ id, status }) => [id, status]));
    expect(statuses).toMatchObject({ 'page-size': 'pass', bleed: 'pass', 'page-boxes': 'warning' });
    expect(checks.find(({ id }) => id === 'page-boxes')?.message).toBe(
      'Page 1 has no TrimBox; with bleed it has the size on the spec sheet, which is taken as its trim.',
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
});
