import { expect, it } from '@jest/globals';
import type { PreflightJob } from '@printpartner/contracts/types';
import { jobLine } from './job-line.ts';

it.each<[string, PreflightJob]>([
  [
    '8.5 × 11 in · 16 pages · Saddle Stitch · 0.125 in bleed · CMYK front, black back',
    {
      name: 'Harbor Season Program',
      trim: { width: 8.5, height: 11 },
      pages: 16,
      pageMultiple: 4,
      bindingName: 'Saddle Stitch',
      bleed: 0.125,
      colors: { process: 'cmyk', back: { process: 'black' } },
    },
  ],
  [
    '8.5 × 11 in · 96 pages + 4-page cover · no bleed · CMYK · cover CMYK + PMS 185 front, no ink back',
    {
      trim: { width: 8.5, height: 11 },
      pages: 96,
      bleed: 0,
      colors: { process: 'cmyk', back: { process: 'cmyk' } },
      cover: { colors: { process: 'cmyk', spots: 1, spotNames: ['PMS 185'], back: { process: 'none' } } },
    },
  ],
  ['1 page · black only', { pages: 1, colors: { process: 'black' } }],
  ['2 spot colors', { colors: { process: 'none', spots: 2, spotNames: ['PMS 185'] } }],
  ['6-page cover', { cover: { pages: 6 } }],
  ['cover', { cover: {} }],
  ['', {}],
])('F7 a job reads as “%s”', (line, job) => {
  expect(jobLine(job)).toBe(line);
});
