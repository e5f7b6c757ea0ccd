import { termsIn } from '../question/alternatives.ts';
import type { Question } from '../question/question.ts';
import { withOtherNoun } from '../question/changed-question.ts';
import { emptyWords, partsOf, thingsIn, withoutSpans, words } from '../question/named-things.ts';
import { withContext, withNewValues } from '../question/rewritten-question.ts';
import { valuesOf } from '../question/value-spans.ts';
import { asksMeasure } from './about-said.ts';
import { ofChosen, ofCompared, ofThan } from './choices.ts';
import { isChosen } from './referents.ts';
import { otherOfKind } from './other-of-kind.ts';
import { ofWhyNot } from './reasons/reason-of.ts';
import { subjectOf, topicOf } from './topic-of.ts';

/** One way to read a follow-up. */
export interface Reading {
  question: Question;
  /** Questions without the follow-up's own words: an answer to one of them doesn't regard those. */
  without: readonly Question[];
  /** An answer without one of these says only half. */
  names?: readonly string[];
  /** What the earlier answer says comes before it. */
  isLoose: boolean;
}

/** The ways to read a message after another question, the likeliest first. */
export function readingsOf(question: Question): readonly Reading[] {
  const { said, before, leansOn } = question;
  if (!before) return [];
  const read = (text: string, without: string, isLoose = false): Reading => ({
    question: withText(question, before, text),
    without: [withText(question, before, without)],
    isLoose,
  });
  const other = otherOfKind(said, before);
  const kinds = new Set(thingsIn(said).map(({ kind }) => kind));
  const terms = thingsIn(before.text)
    .filter(({ kind }) => kind.startsWith('term') && !kinds.has(kind))
    .map(({ text }) => text)
    .join(' ');
  const isOnSameSubject = before.leansOn !== undefined;
  const twoBack = before.before;
  const topic = topicOf(before.text);
  // What the message says of its own takes the place of it.
  const ofOther = withoutSpans(
    before.text,
    partsOf(before.text).filter(({ kind }) => kinds.has(kind)),
  )
    .replaceAll(/ +/g, ' ')
    .trim();
  const otherNoun = withOtherNoun(before.text, said);
  const contextOnly = withText(question, before, withContext('', before.text));
  const isShort = said.split(' ').length <= MAX_WORDS_OF_FRAGMENT && thingsIn(said).length === 0;
  const isFragment = isShort && !ASKING.test(said);
  const [, count] = /^(?:(?:and|so|or|what about|how about) )*(\d{1,4})$/.exec(said) ?? [];
  const inContext = read(withContext(said, before.text), withContext('', before.text));
  const isNamed = thingsIn(before.text).length > 0;
  return distinct([
    ...(other === undefined ? [] : [read(other, before.text)]),
    ...ofThan(said, before).map((choice) => read(choice[0], choice[1])),
    // Both things with all that is said of them answer which one, too.
    ...ofCompared(said, before).map(([text, , names]) => ({
      ...read(text, before.text),
      ...(names && { names }),
    })),
    ...ofChosen(said, before).map((choice) => read(choice[0], choice[1])),
    ...(LIMIT.test(said) && ASKING.test(said) && leansOn ? [read(`${said} ${terms}`, terms)] : []),
    // `what’s the most pages`, then `94`.
    ...(count !== undefined && /\bpages\b/.test(before.text)
      ? [read(`is ${count} pages ok ${terms}`, terms)]
      : []),
    ...(isBareChoice(said) || (isFragment && !leansOn) ? [inContext] : []),
    // `does it need tabs`, `how many`: of what came last.
    ...(/^(?:(?:so|and|also|ok|okay) )*how many$/.test(said)
      ? [read(`how many ${topic.split(' ').at(-1) ?? ''} ${terms}`, terms)]
      : []),
    ...(otherNoun === undefined ? [] : [read(otherNoun, before.text)]),
    // Without a value or term, the words of the question before say what “it” is.
    ...(!isNamed && (leansOn ?? isShort) ? [read(`${said} ${topic}`, topic)] : []),
    {
      question,
      without: leansOn && ASKING.test(said) && !asksMeasure(said) ? [before, contextOnly] : [before],
      isLoose: false,
    },
    { ...inContext, isLoose: true },
    read(`${said} ${terms}`, terms, true),
    read(`${said} ${subjectOf(ofOther)}`, ofOther, true),
    read(`${before.text} ${said}`, before.text, true),
    // What the question before took from an earlier one is in its text.
    ...(twoBack && !isOnSameSubject
      ? [read(withContext(said, twoBack.text), withContext('', twoBack.text), true)]
      : []),
  ]);
}

const firstOf = (text: string): string => text.split(' ', 1)[0] ?? '';

/** The question before with what a message changes in it. */
export function changesOf(question: Question, before: Question): readonly Question[] {
  const { said, text: whole, leansOn } = question;
  // Read as a change already, it has its new value in the right place.
  const isChanged = leansOn && whole !== before.text && firstOf(whole) === firstOf(before.text);
  return [
    ...(leansOn ? [whole] : []),
    ...(isChanged ? [] : [withNewValues(before.text, ofWhyNot(said))]),
    `${before.text} ${said}`,
  ].map((text) => withText(question, before, text));
}

const MAX_WORDS_OF_FRAGMENT = 3;
/** Asks something new. */
export const ASKING =
  /\b(?:what|how|which|why|when|where|who|can|will|does|do|should|would|could|is|are|was|has|have|need|(?:doesn|don|won|isn|aren|shouldn|wouldn|couldn)'t)\b/;
/** Asks for the end of a range, whatever the piece before is. */
const LIMIT =
  /\bhow (?:big|large|heavy|thick|long|tall|small|thin|many \w+) can\b|\b(?:max(?:imum)?|min(?:imum)?|largest|biggest|smallest|limit|at most|heaviest|lightest|thickest|thinnest)\b/;

/** `digital or offset`: of the job before. */
const isBareChoice = (said: string): boolean =>
  / or /.test(said) &&
  thingsIn(said).filter((thing) => isChosen(thing) || MAIL_SHAPE.test(thing.text)).length > 1 &&
  words(withoutSpans(said, termsIn(said))).every((word) => emptyWords.has(word) || OF_MAIL.test(word));
const MAIL_SHAPE = /^(?:letters?|flats?|cards?|postcards?)$/;
const OF_MAIL = /^(?:price|prices|rate|rates|postage|class|mail|mails|mailing)$/;

export const withText = (question: Question, leansOn: Question, whole: string): Question => {
  const text = whole.replaceAll(/\s+/g, ' ').trim();
  return { ...question, text, values: valuesOf(text), leansOn };
};

const distinct = (readings: readonly Reading[]): readonly Reading[] =>
  readings.filter(
    ({ question }, place) =>
      !readings.slice(0, place).some((earlier) => earlier.question.text === question.text),
  );
