import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { TypedPaper } from '@printpartner/print-search/answers';
import type { Result } from '../skills/result.ts';

/** The values that a text names. Lengths in inches. */
export interface Values {
  /** Sizes such as `6x9`, `A5`, `letter`, in order; width first, as typed. */
  sizes: readonly TrimSize[];
  /** Papers with a weight or caliper, `100# gloss cover`, `14 pt`. */
  papers: readonly TypedPaper[];
  pages?: number;
  /** Copies or pieces. */
  quantity?: number;
  /** Several quantities, where the text compares them. */
  quantities: readonly number[];
  ounces?: number;
  /** The ounces are a weight that the piece exceeds: `just over an ounce`. */
  isOverOunces?: true;
}

/**
 * A question as the skills see it: standing alone. What a follow-up (“and in 6x9?”) leaves out is taken from the question
 * that it leans on, so a skill needs to know nothing of the conversation.
 */
export interface Question {
  /** The message as typed; the beginning of a long one. */
  typed: string;
  /**
   * The question in lowercase with straight quotes, plain numbers (`5,000` and `5k` are `5000`), and known misspellings
   * corrected. Of a follow-up: the earlier question with the new values in it.
   */
  text: string;
  values: Values;
  /** The question that this one leans on; undefined if it stands alone. */
  leansOn?: Question;
  /** The message's own words as plain text: of a follow-up, without what it takes from earlier ones. */
  said: string;
  /** The question before it in the conversation, also if this one stands alone. */
  before?: Question;
  /** The text with what an earlier one says of the job, for a question that leans on this one; undefined if it is the text. */
  inContext?: string;
  /** What was answered to it; undefined for the question that is asked now. */
  reply?: string;
  /** The skill that answered it; undefined if that isn't known. */
  skill?: string;
  /** The figures that were answered to it and to remarks about it, the newest first. */
  results?: readonly Result[];
  /** What the answer assumed of the job, in the words of a question. */
  assumed?: string;
  /** The sheet or piece whose size was answered, in the words of a question. */
  inHand?: string;
  /** The last answer, where a remark about this question (`why?`, `in mm?`) got another one since. */
  heard?: string;
  /** The reply says something of the user's own work. */
  replyUsesJob?: boolean;
}

/**
 * Whether the text has one of these words or phrases, whole: `has(question, 'saddle stitch', 'spine')`. A phrase matches its
 * plural, too: `postcard` is in `postcards`.
 */
export function has({ text }: Question, ...phrases: readonly string[]): boolean {
  return phrases.some((phrase) => isIn(text, phrase));
}

const IN_WORD = /[\p{L}\p{N}]$/u;
const ENDS_WORD = /^(?:e?s)?(?![\p{L}\p{N}])/u;

// A regular expression for each of the thousands of phrases would take a second to compile.
function isIn(text: string, phrase: string): boolean {
  for (let place = text.indexOf(phrase); place >= 0; place = text.indexOf(phrase, place + 1)) {
    const isBegin = !IN_WORD.test(text.slice(Math.max(0, place - 2), place));
    if (isBegin && ENDS_WORD.test(text.slice(place + phrase.length))) return true;
  }
  return false;
}
