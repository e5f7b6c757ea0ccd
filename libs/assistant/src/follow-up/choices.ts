import type { Question } from '../question/question.ts';
import { thingsIn, type NamedThing } from '../question/named-things.ts';
import { asksOfOther } from './other-of-kind.ts';
import { chosenIn, comparedIn, isChosen } from './referents.ts';

const WHICH =
  /\b(?:which|what(?= (?:one|of (?:them|these|those)|binding|class|paper|stock|coating|fold|press|option|cover)))(?: (?:one|of (?:them|these|those|the two)|(?:binding|class|paper|stock|coating|fold|finish|press|option|method|cover)s?))?(?= (?:for|is|are|was|will|would|does|do|takes?|costs?|lasts?|lies?|opens?|looks?|feels?|weighs?|holds?|gets?|has|have|needs?|works?|ships?|arrives?|cheaper|faster|thicker|heavier|better|lays?|folds?|prints?|mails?|shows?|resists?|scuffs?|stands?|dries|cracks?|can|should)\b)/;
/** What depends on the quantity, size and pages of the job. */
const OF_VALUES =
  /\b(?:cheap\w*|costs?|expensive|price\w*|postage|weighs?|heav\w+|light\w*|thick\w*|thin\w*)\b/;
/** `the price difference`: which is cheaper. */
const DIFFERENCE = /\b(?:price|cost) difference\b|\bdifference in (?:price|cost)\b|\bcost difference\b/;
const EACH = /\b(?:is|are|for|of|does|do|will) (?:each(?: one)?|both|either|the two)\b/;
const FIRST = /\bthe (?:first|former)(?: one| option)?\b/;
/** `do they weigh the same`. */
const SAME =
  /^(?:(?:and|so|ok|but|then)\b[, ]*)*(?:do|are|is|does) (?:they|both|these|those|the two)(?: both)?\b.*\b(weigh|weight|heavy|thick|thickness)\b.*$/;
const SECOND = /\bthe (?:second|latter|other)(?: one| option)?\b/;
const PRESSES = 'term 7';
/** `how many panels`, `biggest sheet`: of what was chosen. */
const MAX_WORDS_OF_PART = 3;
const POINTER =
  /\b(?:the (?:spine|cover|panels?|folds?|coil|wire|pages?|flap|window)(?! (?:for|of|on))|that one|this one|that|this|it|those|these|them|they|one|ones)\b/;

/** A text that stands alone, the same without the follow-up's own words, and what its answer names. */
export type Choice = readonly [text: string, without: string, names?: readonly string[]];

/** `which is thicker`, `the second one`: with the things that were compared before in it. */
export function ofCompared(said: string, before: Question): readonly Choice[] {
  const compared =
    comparedIn(before) ?? (WHICH.test(said) && before.before ? comparedIn(before.before) : undefined);
  const [one, other] = compared ?? [];
  if (!one || !other || sharesKind(thingsIn(said), [one]) || asksOfOther(said, one.kind)) return [];
  const rest = contextWithout(before.text, one.kind);
  const terms = OF_VALUES.test(said) ? rest : contextWithout(before.text, one.kind, true);
  const asked = said.replace(/\blasts? longer\b|\bholds? up (?:better|longer)\b/, 'is more durable');
  const both = `${one.text} or ${other.text}`;
  const meant = FIRST.test(said) ? one : SECOND.test(said) ? other : undefined;
  const measured = /\bsame\b|\bequal/.test(said) ? SAME.exec(said)?.[1] : undefined;
  const same = measured && (measured.startsWith('thick') ? 'thickness' : 'weight');
  const named = meant && said.replace(FIRST, meant.text).replace(SECOND, meant.text);
  return [
    ...(WHICH.test(said)
      ? [terms, rest, ''].map(
          (context) => [`${asked.replace(WHICH, 'which')} ${both} ${context}`, both] as const,
        )
      : []),
    ...(same === undefined ? [] : [[`is ${one.text} the same ${same} as ${other.text}`, both] as const]),
    ...(DIFFERENCE.test(said)
      ? [rest, ''].map((context) => [`which is cheaper ${both} ${context}`, both] as const)
      : []),
    ...(EACH.test(said) && !/\bhow much\b/.test(said)
      ? [
          [
            `${said.replace(EACH, (found) => found.split(' ')[0] ?? '')} ${one.text} and ${other.text} ${terms}`,
            both,
          ] as const,
        ]
      : []),
    ...(meant ? [[`${named} ${rest}`, `${meant.text} ${rest}`] as const] : []),
  ];
}

/** `does that one lie flat`: with what the answer before chose. */
export function ofChosen(said: string, before: Question): readonly Choice[] {
  // `what paper works for it`, then `can it be mailed`: the same thing as before.
  const same = SUBJECT.test(said) && IT.test(said) && IT.test(before.said) ? onlyNamed(before) : undefined;
  const chosen = same ?? chosenIn(before) ?? (SUBJECT.test(said) ? onlyNamed(before) : undefined);
  const isPart = said.split(' ').length <= MAX_WORDS_OF_PART && thingsIn(said).length === 0;
  const isPointing = POINTER.test(said) || isPart;
  if (!chosen || !isPointing || sharesKind(thingsIn(said), [chosen])) return [];
  const rest = `${chosen.text} ${contextWithout(before.text, chosen.kind)}`;
  const named = said.replace(SUBJECT, chosen.text);
  return [...(named === said ? [] : [[named, chosen.text] as const]), [`${said} ${rest}`, rest]];
}

/** Envelopes and classes: how a piece is mailed, and not what is asked of. */
const mailing: ReadonlySet<string> = new Set(['term 1', 'term 5']);

/** The only thing of its question that an answer could choose: a fold, a coating. */
function onlyNamed({ text }: Question): NamedThing | undefined {
  const [only, ...others] = thingsIn(text).filter(
    (thing) => thing.kind !== 'paper' && !mailing.has(thing.kind) && isChosen(thing),
  );
  return others.length === 0 ? only : undefined;
}

const IT = /\bit\b/;

/** What a question is asked of: `is it expensive`. */
const SUBJECT =
  /(?<=\b(?:is|are|does|do|can|could|will|would|how much is|how long does) )(?:it|that one|this one|that|this|they|those|these)\b/;

/** `what’s the difference to an accordion`. */
const DIFFERS = /\bdifference (?:to|from|with|versus|vs) /;
const THAN = /^(.*?)\b(?:it|that one|that|this|they|those|these)\b(.* than .*)$/;
/** The one of two presses that isn’t named. */
const otherPress = (named: string): string => (/digital/.test(named) ? 'offset' : 'digital');

/** `is it more expensive than matte lamination`: what is compared with it is of the same kind. */
export function ofThan(said: string, before: Question): readonly Choice[] {
  const asked = /^(?:more|less|\w+er)\b.* than /.test(said)
    ? `is it ${said}`
    : said.replace(DIFFERS, 'difference between it and than ');
  const [, start, end] = THAN.exec(asked) ?? [];
  const [other, ...others] = thingsIn(end ?? '').filter(isChosen);
  if (start === undefined || end === undefined || !other || others.length > 0) return [];
  const known = thingsIn(before.text).find(({ kind }) => kind === other.kind) ?? chosenIn(before);
  const isPress = other.kind === PRESSES;
  const meant = known?.kind === other.kind ? known.text : isPress ? otherPress(other.text) : undefined;
  if (meant === undefined || meant === other.text) return [];
  const rest = contextWithout(before.text, other.kind);
  return [[`${start}${meant}${end.replace('and than ', 'and ')} ${rest}`, rest]];
}

const sharesKind = (names: readonly NamedThing[], others: readonly NamedThing[]): boolean =>
  names.some(({ kind }) => others.some((other) => other.kind === kind));

/** The values and terms of a text, or only its terms, except those of one kind. */
const contextWithout = (text: string, kind: string, isOfTerms = false): string =>
  thingsIn(text)
    .filter((thing) => thing.kind !== kind && (!isOfTerms || thing.kind.startsWith('term')))
    .map((thing) => thing.text)
    .join(' ');
