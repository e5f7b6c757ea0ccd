import { describe, expect, it } from '@jest/globals';
import { preflightJob } from '@printpartner/contracts';
import type { PreflightJob } from '@printpartner/contracts/types';
import { emptyTypedJob, jobAsTyped, typedJobOf } from './typed-job.ts';

const typed = (parts: Partial<typeof emptyTypedJob>) => jobAsTyped({ ...emptyTypedJob, ...parts });

describe('F7 a job typed beside the file', () => {
  it('F7 the typed job has the trim size, the pages, the page rule of the binding and the inks', () => {
    const { job, unread } = typed({ trim: '8.5x11', pages: '24', binding: 'saddle-stitch', inks: '4/1' });
    expect(unread).toEqual([]);
    expect(preflightJob.parse(job)).toEqual({
      trim: { width: 8.5, height: 11 },
      pages: 24,
      pageMultiple: 4,
      bindingName: 'Saddle Stitch',
      colors: { process: 'cmyk', back: { process: 'black' } },
    });
  });

  it.each([
    [
      { trim: '210 × 297 mm' },
      { trim: { width: expect.closeTo(8.268, 3), height: expect.closeTo(11.693, 3) } },
    ],
    [{ trim: 'half letter' }, { trim: { width: 5.5, height: 8.5 } }],
    [{ pages: '16pp' }, { pages: 16 }],
    [{ binding: 'perfect-bound' as const }, { bindingName: 'Perfect Bound', pageMultiple: 2 }],
    [{ inks: 'black' }, { colors: { process: 'black' } }],
    [
      { inks: '5/0 CMYK + PMS 185' },
      { colors: { process: 'cmyk', spots: 1, spotNames: ['PMS 185'], back: { process: 'none' } } },
    ],
  ])('F7 reads %j', (parts, job) => {
    expect(typed(parts).unread).toEqual([]);
    expect(preflightJob.parse(typed(parts).job)).toEqual(job);
  });

  it('F7 the typed job is none if nothing is typed', () => {
    expect(typed({ trim: ' ' })).toEqual({ job: null, unread: [] });
  });

  it.each([
    ['trim', '8.5'],
    ['trim', 'large'],
    ['trim', '-3 x 5'],
    ['trim', '2000 x 3 ft'],
    ['pages', 'some'],
    ['pages', '12.5'],
    ['inks', 'four'],
    ['inks', '4/4/4'],
  ] as const)('F7 says that the %s %j can’t be read and judges by the rest', (part, text) => {
    expect(typed({ [part]: text })).toEqual({ job: null, unread: [part] });
    const other = part === 'pages' ? { binding: 'wire-o' as const } : { pages: '8' };
    expect(typed({ [part]: text, ...other })).toMatchObject({ job: expect.anything(), unread: [part] });
  });

  it.each<PreflightJob>([
    { trim: { width: 8.5, height: 11 }, pages: 24, pageMultiple: 4, bindingName: 'Saddle Stitch' },
    { trim: { width: 8.2677, height: 11.6929 }, colors: { process: 'cmyk', back: { process: 'black' } } },
    { colors: { process: 'cmyk', spots: 1, spotNames: ['PMS 185'] } },
    { colors: { process: 'black', back: { process: 'none' } } },
    { pages: 2, colors: { process: 'cmyk' } },
  ])('F7 reads as typed what a file looks like: %j', (job) => {
    expect(jobAsTyped(typedJobOf(job))).toEqual({ job, unread: [] });
  });

  it('F7 leaves out inks of a file that can’t be typed', () => {
    const colors = { process: 'none' as const, spots: 2, spotNames: ['Special Mix 7 / dull'] };
    expect(jobAsTyped(typedJobOf({ pages: 2, colors }))).toEqual({ job: { pages: 2 }, unread: [] });
  });
});
