import { countText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import type { PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';

const PER_INCH =
  /\b(?:sheets?|leaves)\b.*\b(?:in|per|to|make|equals?) (?:an?|one|1|the) inch\b|\bsheets per inch\b/;
const STACK =
  /\b(?:stack|pile|lift|ream|sheets?)\b.*\b(?:height|high|tall|thick\w*)\b|\bhow (?:tall|high|thick)\b.*\b(?:stack|pile|lift|ream|sheets)\b|\bstack height\b/;
const REAM = 500;

/** `sheets of 100# gloss text per inch`, `how tall is a stack of 500 sheets`. */
export const stackHeight: Skill = {
  id: 'paper-stack-height',
  answer: (question) => {
    const { text } = question;
    const [paper] = papersOf(question).figures;
    if (!paper || paper.calipers.length === 0 || has(question, 'page', 'fold', 'spine')) return undefined;
    if (PER_INCH.test(text)) return perInch(paper);
    return STACK.test(text) ? stacked(question, paper) : undefined;
  },
};

const finishOf = (finish: string | undefined, count: number): string =>
  finish && count > 1 ? ` ${finish}` : '';

function perInch({ calipers, name, cites }: PaperFigures): Draft {
  const parts = calipers.map(
    ({ finish, inches }) =>
      `**${Math.round(1 / inches)} sheets**${finishOf(finish, calipers.length)} (1 ÷ ${inches.toFixed(4)} in)`,
  );
  return answers(`An inch of ${name} is about ${parts.join(', ')}. Mills hold caliper to ±5%.`, cites);
}

function stacked({ values, text }: Question, { calipers, name, cites }: PaperFigures): Draft | undefined {
  const sheets = values.quantity ?? (/\breams?\b/.test(text) ? REAM : undefined);
  if (sheets === undefined || sheets < 2) return undefined;
  const parts = calipers.map(
    ({ finish, inches }) =>
      `**${Number((sheets * inches).toFixed(2))} in**${finishOf(finish, calipers.length)}`,
  );
  return answers(
    `A stack of ${countText(sheets)} sheets of ${name} is about ${parts.join(', ')} high, pressed flat. Mills hold caliper to ±5%.`,
    cites,
    {
      workings: [
        {
          title: 'Height of the stack',
          steps: calipers.map(({ finish, inches }) => ({
            label: finish ?? name,
            working: `${countText(sheets)} × ${inches.toFixed(4)} in`,
            result: `${Number((sheets * inches).toFixed(2))} in`,
          })),
          assumed: [],
        },
      ],
    },
  );
}
