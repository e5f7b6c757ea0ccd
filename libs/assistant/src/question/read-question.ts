import type { ChatTurn } from '@printpartner/contracts/types';
import { plainText } from '@printpartner/print-search/answers';
import { standAlone } from './follow-up.ts';
import { withDigits } from './number-words.ts';
import type { Question } from './question.ts';
import { corrected } from './spelling.ts';
import { valuesOf } from './value-spans.ts';

/** Earlier questions that a follow-up can lean on, one on the other. */
const MOST_EARLIER = 6;

/** Takes a message apart, with the conversation before it. */
export function readQuestion(message: string, history: readonly ChatTurn[]): Question {
  const turns = history.slice(-2 * MOST_EARLIER);
  let earlier: Question | undefined;
  let asked = false;
  for (const { role, content } of turns) {
    if (role === 'model') asked = /\?\s*$/.test(content);
    else earlier = questionOf(content, earlier, asked);
  }
  const last = turns.at(-1);
  return questionOf(message, earlier, last?.role === 'model' && asked);
}

function questionOf(typed: string, earlier: Question | undefined, asked: boolean): Question {
  const { text: whole, leans } = standAlone(plainQuestion(typed), earlier?.text, asked);
  const text = whole.slice(0, LONGEST);
  return {
    typed: typed.slice(0, LONGEST),
    text,
    values: valuesOf(text),
    ...(leans && earlier && { leansOn: earlier }),
  };
}

/** Longer texts are read in their beginning only, also with what they take from earlier ones. */
const LONGEST = 1_000;

/** Plain text of a message: numbers as digits, misspellings corrected. */
export const plainQuestion = (typed: string): string => {
  // “And cover?” goes on from the question before; within a text, “and cover” is a separate cover.
  const begun = typed.slice(0, LONGEST).replace(/^\s*(?:and|plus|with)\b/i, 'also');
  const text = plainText(signs(begun))
    .replace(/\bhalf an ounce\b/g, '0.5 oz')
    .replace(/\b(?:an|one) ounce\b/g, '1 oz');
  const digits = withDigits(text).replace(THOUSANDS, (_all, count: string) =>
    String(Math.round(Number(count) * 1000)),
  );
  return corrected(digits).replaceAll(/\s+/g, ' ').trim();
};

const THOUSANDS = /(?<![\w.])(\d+(?:\.\d+)?)k\b/g;

const signs = (text: string): string =>
  text
    .replace(/(?<![\d.,])(\d{1,3}) (000)\b/g, '$1$2')
    .replace(/[*_`~|<>{}[\]\\]/g, ' ')
    .replace(/(\d)\s*(?:X|×)\s*(\d)/g, '$1x$2')
    .replace(/(\d+(?:\.\d+)?) ?[kK]\b/g, '$1k');
