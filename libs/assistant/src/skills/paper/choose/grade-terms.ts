import { caliperText } from '@printpartner/print-knowledge/measure';
import { paperWeights } from '@printpartner/print-knowledge/paper';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { WEIGHTS } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';

const gradeUses: readonly { words: RegExp; ids: readonly string[]; text: string }[] = [
  {
    words: /\b(?:cop(?:y|ier)|office|printer) paper\b/,
    ids: ['20-bond'],
    text: 'Copy paper is **20# bond**',
  },
  {
    words: /\boffset paper\b|\bopaque\b/,
    ids: ['50-text', '60-text', '70-text'],
    text: '**Offset or opaque is uncoated paper** with the basis size of text, 25 × 38 in',
  },
  {
    words: /\bbond\b/,
    ids: ['20-bond', '24-bond', '28-bond'],
    text: '**Bond is uncoated writing and office paper**, basis size 17 × 22 in',
  },
  {
    words: /\bindex (?:stock|paper|card)?\b/,
    ids: ['110-index'],
    text: '**Index is stiff uncoated card**, basis size 25.5 × 30.5 in',
  },
];
const WHAT_IS =
  /\bwhat (?:is|are)\b|\bwhat's\b|\bhow (?:thick|heavy)\b|\bwhat weight\b|\bgsm\b|\bdiffer\w*|\bversus\b|\bexplain\b|\bdefine\b|\btell me\b|\bmean\b/;

function ofGrades(text: string): Draft {
  const found = gradeUses.filter(({ words }) => words.test(text)).slice(0, 2);
  const lines = found.map(({ text: lead, ids }) => {
    const rows = paperWeights.rows.filter(({ id }) => ids.includes(id));
    return `${lead}: ${rows.map((row) => `${row.weight} ${row.gsmLow} gsm, ${row.uncoated === undefined ? '' : caliperText(row.uncoated)} in (${row.usage.toLowerCase()})`).join('; ')}.`;
  });
  const isText = /\btext\b/.test(text)
    ? ' Text paper, basis 25 × 38 in, is for pages and folded pieces: 20# bond weighs the same as 50# text.'
    : '';
  const rows = paperWeights.rows.filter(({ id }) => found.some(({ ids }) => ids.includes(id)));
  return answers(
    `${lines.join(' ')}${isText}`,
    rows.map(({ weight }) => ({ entry: weight, place: WEIGHTS })),
  );
}

const OTHER = /\b(?:press|cost|price|for)\b/;

/** `what is copy paper`, `bond vs text`, `what is offset paper`. */
export const gradeTerms: Skill = {
  id: 'paper-grade-term',
  answer: (question) => {
    const { text } = question;
    const isNamed = gradeUses.some(({ words }) => words.test(text));
    const isAsked = isNamed && WHAT_IS.test(text) && !OTHER.test(text);
    return isAsked && papersOf(question).named.length === 0 ? ofGrades(text) : undefined;
  },
};
