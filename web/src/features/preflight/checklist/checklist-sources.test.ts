import { describe, expect, it } from '@jest/globals';
import { limitOf, sourceOf } from '@printpartner/print-knowledge/limits';
import { lengthsIn } from '@printpartner/print-knowledge/measure';
import { commonMistakes } from './common-mistakes.ts';
import { fixesBeforeSending } from './fixes.ts';
import { mistakesByJob } from './mistakes-by-job.ts';
import { universalChecklist } from './universal-checklist.ts';

const lines = [
  ...commonMistakes.flatMap(({ name, why, fix }) => [name, why, fix]),
  ...mistakesByJob.flatMap(({ mistake, fix }) => [mistake, fix]),
  ...fixesBeforeSending.flatMap(({ fixes }) => fixes),
  ...universalChecklist.flatMap(({ items }) => items),
];

/** Names of file standards, which are no figures. */
const STANDARD = /PDF\/X-\w+/g;

describe('G9 lines of the checklists', () => {
  it('G11 lines of the checklists name a source if, and only if, they state a figure', () => {
    const statesFigure = (text: string) => /\d/.test(text.replaceAll(STANDARD, ''));
    expect(lines.filter(({ text, from }) => statesFigure(text) !== from.length > 0)).toEqual([]);
  });

  it('G1 lines of the checklists show the trade’s 3 mm for bleed, and the same length for anything else', () => {
    const { value, mm } = limitOf('bleed');
    const shown = lines.flatMap(({ text, from }) =>
      lengthsIn(text).flatMap((part) => {
        if (typeof part === 'string' || part.inches !== `${value} in`) return [];
        return [[text, part.millimeters, from.includes(sourceOf('bleed')) ? `${mm} mm` : '3.2 mm']];
      }),
    );
    expect(shown.length).toBeGreaterThan(5);
    for (const [text, millimeters, right] of shown) expect([text, millimeters]).toEqual([text, right]);
  });
});
