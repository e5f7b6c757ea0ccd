import type { MarkKind } from '../facts/page-marks.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { inches } from './figures.ts';
import { printedPages } from './printed-page.ts';

const id = 'safe-margin';
const names: Readonly<Record<MarkKind, string>> = {
  text: 'text',
  'line art': 'a small object',
  image: 'a small image',
  gradient: 'a small gradient',
};

/** 5: whether text and small things keep away from the knife. */
export const safeMargin: Check = {
  id,
  readsContent: true,
  isFullOnly: true,
  judge: (input) => {
    const { profile } = input;
    const findings = [...printedPages(input)].flatMap(({ facts, marks }) =>
      marks.nearTrim
        .filter(({ distance }) => distance < profile.safeMargin - 0.01)
        .map(({ box, kind, distance }) =>
          finding(id, {
            severity: 'warning',
            page: facts.number,
            box,
            object: names[kind],
            measured: { value: distance, unit: 'pt' },
            limit: { value: profile.safeMargin, unit: 'pt' },
            message:
              distance < 0
                ? `On page ${facts.number}, ${names[kind]} is cut by the trim.`
                : `On page ${facts.number}, ${names[kind]} is ${inches(distance)} from the trim; ${inches(profile.safeMargin)} are safe.`,
            advice: 'Move it inward, or let it bleed if it shall be cut.',
          }),
        ),
    );
    return verdictOf(findings, `Text and small objects keep ${inches(profile.safeMargin)} from the trim.`);
  },
};
