import type { Question } from '../../question/question.ts';
import { domesticPieces } from './unlisted-prices.ts';

/** `postage on 4,680`, `mail 900 of them`: the pieces that are mailed, beside others that the text tells of. */
const MAILED =
  /\b(?:postage|mail|mailing|send|sending|stamps?|cost)(?: (?:on|for|of|to|the|is|be|would|will|remaining|other|just|only|out))+ (\d{1,9})\b(?!%|[- ]?digit)/g;
/** Quantities that are compared. */
const COMPARED = /\b\d+(?: \w+)?,? (?:or|vs|versus|and|to) \d+|\bcompare|\d+, \d+/;
/** `4000 x .467` */
const MULTIPLIED = /\b(\d{2,7}) ?x ?\$?0?\.\d{2,3}\b/;
/** `5 digit`, `20 cents`: no pieces. */
const OTHER_NUMBER = /\b[35](?=[- ]?digit)|\b\d{1,3}(?= ?cents?\b)/g;

/** The question with only the quantities that are mailed; “5 digit” is a sort, not five pieces. */
export function withMailedQuantities(question: Question): Question {
  const { text, values } = question;
  const domestic = domesticPieces(question);
  const uncounted = [...text.matchAll(OTHER_NUMBER)].map(([found]) => Number(found));
  const counted = values.quantities.filter((quantity) => !uncounted.includes(quantity));
  const mailed = [...text.matchAll(MAILED)]
    .map(([, count]) => Number(count))
    .filter((count) => counted.includes(count));
  const multiplied = MULTIPLIED.exec(text)?.[1];
  const [only, ...others] = multiplied === undefined ? mailed : [Number(multiplied)];
  const quantities =
    domestic !== undefined
      ? [domestic]
      : multiplied !== undefined
        ? [Number(multiplied)]
        : counted.length > 1 && only !== undefined && others.length === 0 && !COMPARED.test(text)
          ? [only]
          : counted;
  const [quantity] = quantities;
  const { quantity: _typed, ...rest } = values;
  return { ...question, values: { ...rest, quantities, ...(quantity !== undefined && { quantity }) } };
}
