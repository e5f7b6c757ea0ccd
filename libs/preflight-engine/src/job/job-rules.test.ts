import { expect, it } from '@jest/globals';
import { jobProblem } from './job-rules.ts';
import type { JobSpec } from './job-spec.ts';

const full: JobSpec = {
  name: 'Harbor Season Program',
  trim: { width: 8.5, height: 11 },
  trimIs: 'finished',
  pages: 16,
  pageMultiple: 4,
  bindingName: 'Saddle Stitch',
  bleed: 0,
  colors: { process: 'cmyk', spots: 2, spotNames: ['PANTONE 185 C'], back: { process: 'none' } },
  cover: {
    pages: 4,
    spine: 0.25,
    spineIsEstimate: true,
    width: 17.25,
    height: 11,
    colors: { process: 'black' },
  },
};

it('F7 a job may have every field or none', () => {
  expect(jobProblem(full)).toBeNull();
  expect(jobProblem({})).toBeNull();
  expect(jobProblem({ cover: {} })).toBeNull();
});

it.each<[unknown, string]>([
  ['16 pages', 'the job must be an object in braces'],
  [[full], 'the job must be an object in braces'],
  [
    { trimm: full.trim },
    "trimm isn't a known field; the fields here are name, trim, trimIs, pages, pageMultiple, bindingName, bleed, colors, cover",
  ],
  [{ trim: { width: 8.5 } }, 'trim.height is missing'],
  [{ trim: { width: '8.5', height: 11 } }, 'trim.width must be a number from 0.1 to 1,000 (inches)'],
  [{ trim: { width: 8.5, height: 11, depth: 1 } }, "trim.depth isn't a known field"],
  [{ trimIs: 'folded' }, 'trimIs must be one of "flat", "finished"'],
  [{ bleed: null }, 'bleed must be a number from 0 to 10 (inches)'],
  [{ bleed: -0.125 }, 'bleed must be a number from 0 to 10 (inches)'],
  [{ pages: 16.5 }, 'pages must be a whole number from 1 to 50,000'],
  [{ pageMultiple: 0 }, 'pageMultiple must be a whole number from 1 to 128'],
  [{ name: 'x'.repeat(201) }, 'name must be text of at most 200 characters'],
  [{ colors: {} }, 'colors.process is missing'],
  [{ colors: { process: '4/4' } }, 'colors.process must be one of "cmyk", "black", "none"'],
  [{ colors: { process: 'cmyk', spotNames: 'Gold' } }, 'colors.spotNames must be a list of at most 12'],
  [
    { colors: { process: 'cmyk', spotNames: ['Gold', 185] } },
    'colors.spotNames.1 must be text of at most 60 characters',
  ],
  [
    { colors: { process: 'cmyk', spots: 1, spotNames: ['Gold', 'Silver'] } },
    'colors.spotNames has more names than colors.spots',
  ],
  [{ cover: { spineIsEstimate: 'yes' } }, 'cover.spineIsEstimate must be true or false'],
  [
    { cover: { colors: { process: 'cmyk', back: { process: 'black', back: {} } } } },
    "cover.colors.back.back isn't a known field",
  ],
  [JSON.parse('{"__proto__": {"pages": 4}}'), "__proto__ isn't a known field"],
])('F7 jobProblem names the field and the rule for %j', (job, problem) => {
  expect(jobProblem(job)).toContain(problem);
});
