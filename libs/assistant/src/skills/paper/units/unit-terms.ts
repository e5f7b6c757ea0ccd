import { MM_IN_INCH, POINTS_IN_INCH } from '@printpartner/print-knowledge/measure';
import { answers, type Skill } from '../../skill.ts';

const mil = 1 / POINTS_IN_INCH;

/** Names of units, without a number. */
const terms: readonly { words: RegExp; text: string }[] = [
  {
    words: /\bmils?\b.*\b(?:millimet\w*|mm)\b|\b(?:millimet\w*|mm)\b.*\bmils?\b/,
    text: `**No: a mil is ${mil} in (${mil * MM_IN_INCH} mm)**, the same as a point of paper caliper. A millimeter is about ${Math.round(POINTS_IN_INCH / MM_IN_INCH)} mil.`,
  },
  {
    words: /\bwhat (?:is|are|does) (?:a |an )?mils?\b|\bmils? mean\b/,
    text: `**A mil is ${mil} in (${mil * MM_IN_INCH} mm)**, the same as a point of paper caliper: 14 mil is 14 pt.`,
  },
  {
    words: /\bwhat (?:is|are|does) (?:a |an )?picas?\b|\bpicas? mean\b/,
    text: '**A pica is 12 points of type, 1/6 in** (0.1667 in). Six picas are an inch.',
  },
];

/** `what is a pica`, `is mil millimeters`. */
export const unitTerms: Skill = {
  id: 'unit-term',
  answer: ({ text }) => {
    const found = /\d/.test(text) ? undefined : terms.find(({ words }) => words.test(text));
    return found && answers(found.text, []);
  },
};
