import { describe, expect, it } from '@jest/globals';
import type { JobSpec } from '../job/job-spec.ts';
import { jobOfOptions, type JobValues, UsageError } from './job-options.ts';

const cmyk = { process: 'cmyk' } as const;
const black = { process: 'black' } as const;
const none = { process: 'none' } as const;

describe('the job as options', () => {
  it.each<[JobValues, JobSpec | null]>([
    [{}, null],
    [{ trim: '8.5x11' }, { trim: { width: 8.5, height: 11 } }],
    [{ trim: '3.5 × 2 in' }, { trim: { width: 3.5, height: 2 } }],
    [{ trim: '8.5"x11"' }, { trim: { width: 8.5, height: 11 } }],
    [{ trim: '210x297mm' }, { trim: { width: 8.2677, height: 11.6929 } }],
    [{ trim: '21cm X 29.7cm' }, { trim: { width: 8.2677, height: 11.6929 } }],
    [{ trim: '120x48in' }, { trim: { width: 120, height: 48 } }],
    [{ pages: '24' }, { pages: 24 }],
    [{ binding: 'saddle' }, { pageMultiple: 4, bindingName: 'Saddle Stitch' }],
    [{ binding: 'Saddle Stitch' }, { pageMultiple: 4, bindingName: 'Saddle Stitch' }],
    [{ binding: 'wire-o' }, { pageMultiple: 2, bindingName: 'Wire-O' }],
    [{ binding: 'perfect' }, { pageMultiple: 2, bindingName: 'Perfect Bound' }],
    [{ binding: 'folded' }, { trimIs: 'finished' }],
    [{ binding: 'none' }, {}],
    [{ bleed: '0.125' }, { bleed: 0.125 }],
    [{ bleed: '3mm' }, { bleed: 0.1181 }],
    [{ bleed: 'none' }, { bleed: 0 }],
    [
      { trim: '6x9', pages: '16', binding: 'coil', inks: '4/1' },
      {
        trim: { width: 6, height: 9 },
        pages: 16,
        pageMultiple: 2,
        bindingName: 'Spiral Coil',
        colors: { ...cmyk, back: black },
      },
    ],
  ])('F7 F8 CLI reads %j', (values, job) => {
    expect(jobOfOptions(values)).toEqual(job);
  });

  it.each<[string, JobSpec['colors']]>([
    ['4/0', { ...cmyk, back: none }],
    ['4/4', cmyk],
    ['4', cmyk],
    ['1/1', black],
    ['k/0', { ...black, back: none }],
    ['CMYK/K', { ...cmyk, back: black }],
    ['5/4', { ...cmyk, spots: 1, back: cmyk }],
    ['4+1/4', { ...cmyk, spots: 1, back: cmyk }],
    ['6/6', { ...cmyk, spots: 2 }],
    ['2/0', { ...black, spots: 1, back: none }],
    ['4+PMS 185/4', { ...cmyk, spots: 1, spotNames: ['PMS 185'], back: cmyk }],
    ['0+Gold+Silver/0', { ...none, spots: 2, spotNames: ['Gold', 'Silver'], back: none }],
  ])('F7 F8 CLI reads the inks %s', (inks, colors) => {
    expect(jobOfOptions({ inks })).toEqual({ colors });
  });

  it.each<[JobValues, string]>([
    [{ trim: '8.5' }, 'such as --trim 8.5x11'],
    [{ trim: '210x297' }, 'such as --trim 8.5x11 or --trim 210x297mm'],
    [{ trim: '0x11' }, 'trim.width must be a number from 0.1 to 1,000 (inches)'],
    [{ pages: '24p' }, 'such as --pages 24'],
    [{ pages: '0' }, 'pages must be a whole number from 1 to 50,000'],
    [{ binding: 'glue' }, 'Known are saddle, perfect, coil, wire-o'],
    [{ inks: '4/4/1' }, 'such as --inks 4/1'],
    [{ inks: '4+/4' }, "--inks can't be '4+/4'"],
    [{ inks: '99/0' }, 'colors.spots must be a whole number from 0 to 12'],
    [{ bleed: 'full' }, 'such as --bleed 0.125'],
    [{ bleed: '11' }, 'bleed must be a number from 0 to 10 (inches)'],
  ])('F7 F8 CLI refuses %j, and says what to write', (values, message) => {
    expect(() => jobOfOptions(values)).toThrow(UsageError);
    expect(() => jobOfOptions(values)).toThrow(message);
  });
});
