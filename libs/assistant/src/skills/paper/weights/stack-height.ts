import { countText, rounded, decimalText } from '@printpartner/print-knowledge/figures';
import { numeralValue, inchText } from '@printpartner/print-knowledge/measure';
import { has, type Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import type { PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';

const COUNTED =
  /\bhow many\b|\bnumber of\b|\b(?:sheets?|leaves)\b.*\b(?:in|per|to|make|equals?) (?:an?|one|1|the) inch\b|\bsheets per inch\b/;
const SHEETS = /\b(?:sheets?|leaves|leafs|pieces of paper)\b/;
/** The height of a stack in inches: `a 2 inch box`, `half an inch`. */
const HEIGHT =
  /(?<![\d./x×] ?)\b(?:(half|quarter) (?:an? |of an )?|(\d{1,2}(?:\.\d+|[- ]\d\/\d)?|\d\/\d) ?-?|(?:an?|one|per|the|each) )(?:inch(?:es)?\b|in\b|")/;
const STACK =
  /\b(?:stack|pile|lift|ream|sheets?)\b.*\b(?:height|high|tall|thick\w*)\b|\bhow (?:tall|high|thick)\b.*\b(?:stack|pile|lift|ream|sheets)\b|\bstack height\b/;
const REAM = 500;

/** `sheets of 100# gloss text per inch`, `how tall is a stack of 500 sheets`. */
export const stackHeight: Skill = {
  id: 'paper-stack-height',
  answer: (question) => {
    const { text } = question;
    const { figures, rest } = papersOf(question);
    const [paper] = figures;
    if (!paper || paper.calipers.length === 0 || has(question, 'page', 'fold', 'spine')) return undefined;
    const height = COUNTED.test(rest) && SHEETS.test(rest) ? heightIn(rest) : undefined;
    if (height !== undefined && question.values.sizes.length === 0) return sheetsIn(height, paper);
    return STACK.test(text) ? stacked(question, paper) : undefined;
  },
};

const finishOf = (finish: string | undefined, count: number): string =>
  finish && count > 1 ? ` ${finish}` : '';

function heightIn(text: string): number | undefined {
  const found = HEIGHT.exec(text);
  if (!found) return undefined;
  const [, part, number] = found;
  if (part !== undefined) return part === 'half' ? 1 / 2 : 1 / 4;
  return number === undefined ? 1 : numeralValue(number);
}

function sheetsIn(height: number, { calipers, name, cites }: PaperFigures): Draft {
  const parts = calipers.map(
    ({ finish, inches }) =>
      `**${countText(Math.round(height / inches))} sheets**${finishOf(finish, calipers.length)} (${inchText(height)} ÷ ${rounded(inches, 4)} in)`,
  );
  const stack = height === 1 ? 'An inch' : `${inchText(height)} in`;
  return answers(`${stack} of ${name} is about ${parts.join(', ')}. Mills hold caliper to ±5%.`, cites);
}

function stacked({ values, text }: Question, { calipers, name, cites }: PaperFigures): Draft | undefined {
  const sheets = values.quantity ?? (/\breams?\b/.test(text) ? REAM : undefined);
  if (sheets === undefined || sheets < 2) return undefined;
  const parts = calipers.map(
    ({ finish, inches }) => `**${decimalText(sheets * inches, 2)} in**${finishOf(finish, calipers.length)}`,
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
            working: `${countText(sheets)} × ${rounded(inches, 4)} in`,
            result: `${decimalText(sheets * inches, 2)} in`,
          })),
          assumed: [],
        },
      ],
    },
  );
}
