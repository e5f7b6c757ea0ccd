import { termsIn } from '../question/alternatives.ts';
import { thingsIn, withoutSpans } from '../question/named-things.ts';
import type { Question } from '../question/question.ts';
import { isBeside, shareOfSaid } from './about-said.ts';
import { isDoubt } from './doubts.ts';
import type { ReadDraft } from './read-draft.ts';
import { leadOf } from './referents.ts';

const ENOUGH_OF_SAID = 0.5;
/** An answer to a shorter message may have other words that mean the same. */
const MIN_WORDS = 3;
/** They convert or explain what was answered, whatever the message’s words are. */
const ofAnswer: ReadonlySet<string> = new Set(['asked-unit', 'of-results', 'reason', 'stands-by']);

/** Whether an answer takes up what a follow-up says: it isn’t the answer before again, or about something else. */
export function isTakenUp(found: ReadDraft, question: Question, before: Question): boolean {
  const { draft, skill, isChange = false } = found;
  if (draft.kind !== 'answers' || isDoubt(question.said)) return true;
  if (isAgain(draft.text, before)) {
    if (isChange) return true;
    return thingsIn(question.said).length > 0 || /\d/.test(question.said)
      ? !saysReplaced(draft.text, question, before)
      : shareOfSaid(draft, question) >= ENOUGH_OF_SAID;
  }
  const isOwn = !question.leansOn || found.question.text === question.text;
  const isTrusted = isChange || isOwn || ofAnswer.has(skill) || thingsIn(question.said).length > 0;
  return (isTrusted && skill !== 'earlier-answer') || !isBeside(draft, question, MIN_WORDS);
}

/** The answer before, or its beginning with `The same`. */
const isAgain = (text: string, { reply, heard }: Question): boolean =>
  [reply, heard].some(
    (said) => said !== undefined && (said === text || text === `The same: ${leadOf(said)}`),
  );

/** Whether an answer still begins with a number of the question before, where the message has another one. */
function saysReplaced(text: string, { said }: Question, before: Question): boolean {
  const own = new Set(numbersIn(said));
  const replaced = new Set(numbersIn(before.said).filter((number) => own.size > 0 && !own.has(number)));
  return numbersIn(leadOf(text)).some((number) => replaced.has(number));
}

/** `a7` and `#10` are names. */
const numbersIn = (text: string): readonly string[] =>
  withoutSpans(text, termsIn(text)).match(/\d+(?:\.\d+)?/g) ?? [];
