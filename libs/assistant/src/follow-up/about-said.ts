import { termsOf } from '@printpartner/print-search/search';
import type { Question } from '../question/question.ts';
import { emptyWords, withoutSpans } from '../question/named-things.ts';
import { valueSpans } from '../question/value-spans.ts';
import { askingWords, meaningOf } from '../retrieval/asked-words.ts';
import { rootOf } from '../retrieval/passages.ts';
import type { Draft } from '../skills/skill.ts';
import { topicOf } from './topic-of.ts';

/**
 * Whether a quotation has what a follow-up asks, and not only what it takes from the question before. Always true for a
 * message that stands alone.
 */
export function isAboutSaid({ text }: Draft, { said, leansOn, before }: Question): boolean {
  if (!leansOn && (!before || said.split(' ').length > MAX_WORDS_OF_FRAGMENT)) return true;
  const { own, meant } = soughtIn(said);
  const quoted = new Set(rootsOf(text));
  const topic = rootsOf(topicOf(before?.text ?? ''));
  return (
    topic.some((root) => quoted.has(root)) &&
    own.length > 0 &&
    own.every((root) => quoted.has(root)) &&
    (meant.length === 0 || meant.some((root) => quoted.has(root)))
  );
}

/** Whether an answer has no word of a message that has so many words of its own. */
export function isBeside({ text }: Draft, { said }: Question, least = 1): boolean {
  const { own, meant } = soughtIn(withoutSpans(said, valueSpans(said)));
  const answered = new Set(rootsOf(text));
  return own.length >= least && ![...own, ...meant].some((root) => answered.has(root));
}

/** The share of a message’s own words that an answer has: 1 for a message without such words. */
export function shareOfSaid({ text }: Draft, { said }: Question): number {
  const sizes = valueSpans(said).filter(({ kind }) => kind === 'size');
  const { own, meant } = soughtIn(withoutSpans(said, sizes));
  if (own.length === 0) return 1;
  const answered = new Set(rootsOf(text.replaceAll(/(\d),(?=\d{3})/g, '$1')));
  const found = own.filter((root) => answered.has(root)).length;
  const isMeant = meant.some((root) => answered.has(root));
  return (found + (isMeant ? 1 : 0)) / (own.length + (meant.length > 0 ? 1 : 0));
}

/** The share of the earlier question’s subject that an answer has. */
export function shareOfSubject({ text }: Draft, before: Question): number {
  const topic = rootsOf(topicOf(before.text));
  const answered = new Set(rootsOf(text));
  return topic.filter((root) => answered.has(root)).length / Math.max(1, topic.length);
}

const MAX_WORDS_OF_FRAGMENT = 3;

function soughtIn(said: string): { own: readonly string[]; meant: readonly string[] } {
  const { rest, words } = meaningOf(said);
  return {
    own: rootsOf(rest).filter((root) => !emptyWords.has(root) && !askingWords.has(root)),
    meant: rootsOf(words),
  };
}

/** What is asked of a price or a time, and what an answer to it has. */
const measures: readonly (readonly [asked: RegExp, answered: RegExp])[] = [
  [
    /\b(?:costs?|price|expensive|cheaper|postage)\b/,
    /[$¢]|\b(?:price|cost|cheap\w*|expensive|free|budget|quote|included?)\b/i,
  ],
  [/\bhow much (?:does|do|will|would|is|are|more|extra|each|to)\b|\bhow much$/, /[$¢%\d]/],
  [
    /\bhow (?:fast|soon|quick\w*)\b|\bhow long (?:does|do|will|would|is|to)\b|\btakes? longer\b|\brush/,
    /\b(?:days?|weeks?|minutes?|hours?|instant|per hour|in\b|time)/i,
  ],
  [/\bhow heavy\b|\bweighs?\b/, /\d ?(?:oz|lb|g|gsm|kg)\b/],
  [/\bhow many\b/, /\d|\bnone\b|\bno\b/i],
];

/** Whether an answer has the kind of figure that is asked. */
export const hasAsked = ({ kind, text }: Draft, said: string): boolean =>
  kind !== 'answers' || measures.every(([asked, answered]) => !asked.test(said) || answered.test(text));

/** Whether a price, a time or a count is asked: its answer may be what the job alone would get. */
export const asksMeasure = (said: string): boolean => measures.some(([asked]) => asked.test(said));

const rootsOf = (text: string): string[] => termsOf(text).map((term) => rootOf(term));
