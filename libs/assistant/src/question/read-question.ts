import { GRAMS_IN_OUNCE } from '@printpartner/print-knowledge/measure';
import type { ChatTurn } from '@printpartner/contracts/types';
import { plainText } from '@printpartner/print-search/answers';
import { reasonAsked } from './asked-reason.ts';
import { standAlone } from './follow-up.ts';
import { withoutKnownBounds } from './known-bounds.ts';
import { withDigits } from './number-words.ts';
import type { Question } from './question.ts';
import { withContext } from './rewritten-question.ts';
import { corrected } from './spelling.ts';
import { valueSpans, valuesOf } from './value-spans.ts';

/** Earlier questions that a follow-up can lean on, one on the other. */
const MAX_EARLIER = 6;

/** `thanks`, `ok great`. */
const REACTION =
  /^(?:(?:thanks?|thank you|ok|okay|great|cool|got it|perfect|i see|interesting|so much|awesome|nice|good)[, ]*)+$/;
const MAX_WORDS_OF_WHY = 9;

/** Asks nothing that a later question could lean on: `why?`, `thanks`. What follows is about the question before. */
const isRemarkOf = (text: string): boolean =>
  REACTION.test(text) ||
  (reasonAsked(text) !== undefined &&
    text.split(' ').length <= MAX_WORDS_OF_WHY &&
    valueSpans(text).length === 0);

/** An earlier question with its reply as that shows it was read; the question before it where it was a remark about that. */
export type AsAnswered = (question: Question) => Question;

/**
 * Takes a message apart, with the conversation before it.
 * @param asAnswered what the answers to earlier messages show of how they were read
 */
export function readQuestion(
  message: string,
  history: readonly ChatTurn[],
  asAnswered: AsAnswered = (question) => question,
): Question {
  const turns = history.slice(-2 * MAX_EARLIER);
  let earlier: Question | undefined;
  let asked = false;
  let isRemark = false;
  for (const { role, content, usesJob = false } of turns) {
    if (role === 'model') {
      asked = /\?\s*$/.test(content);
      const reply = content.slice(0, MAX_REPLY);
      if (earlier && isRemark)
        earlier = { ...earlier, heard: reply, replyUsesJob: usesJob || earlier.replyUsesJob === true };
      else if (earlier) earlier = asAnswered({ ...earlier, reply, replyUsesJob: usesJob });
    } else {
      isRemark = earlier !== undefined && isRemarkOf(plainQuestion(content));
      if (!isRemark) earlier = questionOf(content, earlier, asked);
    }
  }
  const last = turns.at(-1);
  return questionOf(message, earlier, last?.role === 'model' && asked);
}

function questionOf(typed: string, last: Question | undefined, asked: boolean): Question {
  const plain = plainQuestion(typed);
  const before = last && FIRST_ONES.test(plain) ? (firstOf(last) ?? last) : last;
  const said = before ? withoutKnownBounds(plain, before.text) : plain;
  const {
    text: whole,
    leans,
    isNew,
  } = standAlone(said.replace(FIRST_ONES, '$1').trim(), before?.inContext ?? before?.text, asked);
  const earlier = isNew ? undefined : before;
  const text = whole.slice(0, MAX_LENGTH);
  return {
    typed: typed.slice(0, MAX_LENGTH),
    text,
    values: valuesOf(text),
    said,
    ...(leans && earlier && { leansOn: earlier }),
    ...(earlier && { before: earlier }),
    ...(earlier &&
      !leans &&
      said.split(' ').length <= MAX_WORDS_OF_FRAGMENT && { inContext: withContext(said, earlier.text) }),
  };
}

/** `1000 of the first ones`, `and the original`: what was asked before it was changed. */
const FIRST_ONES =
  /\b(?:(?:nah|no|go|going|went|switch|let's|lets|client|wants|we're|im|i'm)[, ]+)*(?:back to (?:the )?(?:plain|regular|normal|standard|basic|simple|usual|cheap|old|first|original|previous|earlier) (?:ones?|version)|((?:of |for |on |with )?)(?:the )?(?:first|original|previous|earlier) ones?)\b/;

/** The question that the last ones only changed; undefined if that one stands alone. */
function firstOf({ leansOn, skill }: Question): Question | undefined {
  if (!leansOn || skill === undefined || leansOn.skill !== skill) return undefined;
  return firstOf(leansOn) ?? leansOn;
}

/** `text or cover?` is about the job before, and so is what follows. */
const MAX_WORDS_OF_FRAGMENT = 3;

/** Longer texts are read in their beginning only, also with what they take from earlier ones. */
const MAX_LENGTH = 1_000;

/** Longer than any answer of ours. */
const MAX_REPLY = 2_500;

/** Plain text of a message: numbers as digits, misspellings corrected. */
export const plainQuestion = (typed: string): string => {
  // “And cover?” goes on from the question before; within a text, “and cover” is a separate cover.
  const begun = typed.slice(0, MAX_LENGTH).replace(/^\s*(?:and|plus|with)\b/i, 'also');
  const text = plainText(signs(withOunces(begun)))
    .replace(/\b(it|they|one|that|this|them|book|books|booklet|pages) lay-?flat\b/g, '$1 lie flat')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\b(what|how) (?:a?bou?t|bt)\b/g, '$1 about')
    .replace(/\bwhat(?:s| is|'s) if\b/g, 'what if')
    .replace(/\b([cz]) ?-?(?=folds?\b|folded\b)/g, '$1-')
    .replace(/\b([cz])(?= panels?\b)/g, '$1-fold')
    .replace(/(fold (?:or|and|vs|versus) (?:an? )?)(z|c|tri|gate|roll|half)(?= *(?:$|[?.,]))/g, '$1$2-fold')
    .replace(
      /\b(what (?:do|does) (?:a|an|the|that|those|it|they)\b(?: [\w-]+){0,3}) run(?: me| us| you)?(?=\?? *$)/g,
      '$1 cost',
    )
    .replace(BARE_PAIR, '$1# $2 $3# ')
    .replace(
      /\bwhat(?:'?s| is| are|'re| will) (it|that|this|they|these|those) (?:going to |gonna )?(?:run|set) (?:me|us)(?: back)?\b/g,
      'what does $1 cost',
    )
    .replace(BARE_WEIGHT, '$1# $2')
    .replace(/\bhalf an ounce\b/g, '0.5 oz')
    .replace(/\b1st[- ]class\b/g, 'first class')
    .replace(/\b(?:an|one) ounce\b/g, '1 oz');
  const digits = withDigits(text).replace(THOUSANDS, (_all, count: string) =>
    String(Math.round(Number(count) * 1000)),
  );
  return corrected(digits).replaceAll(/\s+/g, ' ').trim();
};

/** Grams of a mailpiece; elsewhere they are those of a square meter of paper. */
const GRAMS =
  /(?<![\d./])(\d{1,3}(?:\.\d+)?) ?-?(?:g|grams?)\b(?! ?(?:\/|per|sq|papers?|stocks?|card|sheets?|gloss|silk|matte|uncoated|coated|cover|text))/gi;
const OF_MAILPIECE = /\b(?:postage|stamps?|stamped|self[- ]?mailers?|first[- ]class)\b/i;

/** To two decimals, rounded up, so that a piece over a price break stays over it. */
const withOunces = (text: string): string =>
  OF_MAILPIECE.test(text)
    ? text.replace(
        GRAMS,
        (_all, grams: string) => `${Math.ceil((Number(grams) / GRAMS_IN_OUNCE) * 100) / 100} oz`,
      )
    : text;

/** `100 text` as the trade says it. */
const BARE_WEIGHT =
  /(?<![\d.,#$/x-]|\d )\b(20|24|28|50|60|65|70|80|90|100|110|120|130) ((?:gloss |silk |matte |uncoated )?(?:text|cover|bond|index|offset))(?=$|[?.,]| (?:equals?|is|in|to|vs|versus|or|and|same|heavier|lighter)\b)/g;
/** `80 vs 100 gloss text`, `60 or 70# offset`: no quantities. */
const BARE_PAIR =
  /(?<![\d.,#$/x-]|\d )\b(20|24|28|50|60|65|70|80|90|100|110|120|130)#? ?(vs\.?|versus|or|and|to|than|\/|&) ?(20|24|28|50|60|65|70|80|90|100|110|120|130)(?:# ?| ?lbs?\.? (?!box|max|carton)| (?=(?:(?:gloss(?:y)?|silk|matte?|uncoated) )?(?:text|cover|bond|index|offset)\b(?! (?:pages?|pp|letters?|copies))))/g;
const THOUSANDS = /(?<![\w.])(\d+(?:\.\d+)?)k\b/g;

const signs = (text: string): string =>
  text
    .replace(/(?<![\d.,])(\d{1,3}) (000)\b/g, '$1$2')
    .replace(/[*_`~|<>{}[\]\\]/g, ' ')
    // A quoted word, not inches.
    .replace(/(?<=^|\s)["“](\p{L}[^"“”\d]{0,40})["”]/gu, '$1')
    .replace(/(\d)\s*(?:X|×)\s*(\d)/g, '$1x$2')
    .replace(/(\d+(?:\.\d+)?) ?[kK]\b/g, '$1k')
    .replace(/(\d)(?=(?:ppi|dpi)\b)/gi, '$1 ');
