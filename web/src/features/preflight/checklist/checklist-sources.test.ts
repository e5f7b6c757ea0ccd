import { describe, expect, it } from '@jest/globals';
import { commonMistakes } from './common-mistakes.ts';
import { fixesBeforeSending } from './fixes.ts';
import { mistakesByJob } from './mistakes-by-job.ts';
import { universalChecklist } from './universal-checklist.ts';

const lines = [
  ...commonMistakes.map(({ name, why, fix, from = [] }) => ({ text: `${name} ${why} ${fix}`, from })),
  ...mistakesByJob.map(({ job, mistake, fix, from = [] }) => ({ text: `${job} ${mistake} ${fix}`, from })),
  ...fixesBeforeSending.flatMap(({ fixes }) => fixes),
  ...universalChecklist.flatMap(({ items }) => items),
];

/** Names of file standards, which are no figures. */
const STANDARD = /PDF\/X-\w+/g;

describe('G9 lines of the checklists', () => {
  it('G11 name a source if, and only if, they state a figure', () => {
    const statesFigure = (text: string) => /\d/.test(text.replaceAll(STANDARD, ''));
    expect(lines.filter(({ text, from }) => statesFigure(text) !== from.length > 0)).toEqual([]);
  });
});
