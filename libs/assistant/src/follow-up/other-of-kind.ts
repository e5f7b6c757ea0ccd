import type { Question } from '../question/question.ts';
import { thingsIn } from '../question/named-things.ts';

/** What a kind of things is called: `paper`, or the place of its terms in `alternatives`. */
const nouns: readonly (readonly [kind: string, noun: RegExp, name: string])[] = [
  ['paper', /\b(?:papers?|stocks?|weight)\b/, 'paper'],
  ['term 0', /\bbindings?\b/, 'binding'],
  ['term 2', /\b(?:coatings?|finish)\b/, 'coating'],
  ['term 3', /\bfolds?\b/, 'fold'],
  ['term 5', /\benvelopes?\b/, 'envelope'],
  ['term 6', /\bfinish\b/, 'paper'],
  ['term 7', /\b(?:press|presses|printing)\b/, 'press'],
  ['term 1', /\bclass(?:es)?\b/, 'mail class'],
];
/** `what paper can it take`, where presses were compared. */
export function asksOfOther(said: string, kind: string): boolean {
  const asked = nouns.filter(([, noun]) =>
    new RegExp(String.raw`\b(?:what|which) ${noun.source}`).test(said),
  );
  return asked.length > 0 && asked.every(([of]) => of !== kind);
}

const ASKS_OTHER =
  /^(?:(?:so|ok|okay|and|then|well|hmm|also)\b[, ]*)*(?:what|which)\b.*\b(?:then|instead|else|(?:should|can|could|do|does|would|will) (?:i|we|you|people|most people|everyone|others|printers) (?:(?:normally|usually|typically|generally) )?(?:use|do|get|pick|choose|go with|recommend|suggest|try)|would(?: be)?|works?|is (?:usual|normal|typical|standard)|can|is better|does)(?: (?:then|instead|work|better|to be safe|for (?:that|this|it)))*$/;
const OPENING =
  /^(?:(?:is|are|can|could|should|will|would|do|does|may|i|we|you|use|put|need|to|have|it|ok|hi|hello|the|a|an)\b[, ]*)+/;
const VERDICT =
  /\b(?:ok(?:ay)?|fine|good(?: enough)?|enough|possible|allowed|too (?:thin|thick|light|heavy|flimsy)|a problem)\b/g;

/**
 * `what coating then`, `which binding can`, `what should I use instead`: the question before, about any thing of the kind that
 * it was about. Undefined for other messages.
 */
export function otherOfKind(said: string, before: Question): string | undefined {
  if (!ASKS_OTHER.test(said) || thingsIn(said).length > 0) return undefined;
  const things = thingsIn(before.text);
  const named = nouns.find(([, noun]) => noun.test(said));
  const [kind, , name] = named ?? nouns.find(([of]) => things.some((thing) => thing.kind === of)) ?? [];
  if (kind === undefined) return undefined;
  const rest = things
    .filter((thing) => thing.kind === kind)
    .reduce((text, thing) => text.replace(thing.text, ' '), before.text)
    .replaceAll(/\s+/g, ' ')
    .replace(OPENING, '')
    .replaceAll(VERDICT, ' ');
  return `what ${name} should i use ${rest}`;
}
