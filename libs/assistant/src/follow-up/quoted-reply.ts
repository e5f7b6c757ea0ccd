import { termsOf } from '@printpartner/print-search/search';
import { chosenKinds } from '../question/alternatives.ts';
import type { Question } from '../question/question.ts';
import { emptyWords, thingsIn } from '../question/named-things.ts';
import { valueSpans } from '../question/value-spans.ts';
import { askingWords } from '../retrieval/asked-words.ts';
import { rootOf } from '../retrieval/passages.ts';
import type { DraftOf } from '../skills/draft-by-skill.ts';
import { answers, type Draft } from '../skills/skill.ts';
import { leadOf } from './referents.ts';

const COMPARATIVE =
  'cheaper|thicker|thinner|heavier|lighter|bigger|larger|smaller|faster|better|stronger|tougher|taller|wider|narrower|longer|shorter';

/** What is asked of the subject, and how a sentence with it looks. */
const kinds: readonly (readonly [asked: RegExp, inSentence: RegExp])[] = [
  [
    new RegExp(String.raw`\bhow much (?:more|extra|less|${COMPARATIVE})\b|\bby how much\b`),
    /^(?=.*[$%¢#\d])(?=.*\b(?:more|extra|surcharge|saves?|adds?|against|less)\b)/,
  ],
  [/\bhow much (?:each|apiece)|(?:each|per piece|apiece)$/, /[$¢].*\beach\b/],
  [/\bhow much (?:is|does|do|will|would|for)\b|\bhow much$/, /[$¢]/],
  [/\bhow much$|^(?:(?:and|so|the|whats|what is|any) )*(?:extra )?(?:cost|charge|fee)s?$/, /\d%|[$¢]/],
  [/\bhow (?:big|large)\b|\b(?:what|which)(?: \w+)? (?:size|dimensions)\b|\bdimensions$/, /\d ?× ?\d/],
  [/\bhow (?:big|large)\b|\bwhat (?:size|dimensions)\b|\bdimensions$/, /\d in\b/],
  [/\bhow (?:thick|wide|high|tall|deep)\b|\bhow far\b/, /(?<!× ?)(?<![\d./-])\d[\d./-]* (?:in|mm|pt)\b/],
  [/\bhow (?:long|fast|soon)\b|\bwhen\b/, /\d.*\b(?:days?|weeks?|minutes?|hours?)\b/],
  [/\bhow heavy\b|\bweight\b/, /\d (?:oz|lb|gsm)\b/],
  [
    /\b(?:max(?:imum)?|largest|biggest|heaviest|thickest|longest|tallest|(?:upper )?limit|most)\b/,
    /\b(?:up to|at most|maximum|largest|no more than|limit\w*|below|under)\b.*\d|\d–\d/,
  ],
  [
    /\b(?:min(?:imum)?|smallest|lightest|thinnest|shortest|least|fewest)\b/,
    /\b(?:at least|minimum|smallest|from|or more)\b.*\d|\d.*\bor more\b|\d–\d/,
  ],
  [
    /^(?:so )?is (?:that|it|this) (?:a lot|too much|too little|high|low|bad|a problem|ok|okay|good|fine|normal|enough)$/,
    /\b(?:more than|less than|above|below|within|too|enough|over|under)\b/,
  ],
  [/\bhow much (?:space|room|clearance|margin)\b|\bhow close\b/, /\d ?× ?\d|\d in\b/],
  [
    /\bhow (?:do|can|should|would) (?:i|we|you) (?:avoid|fix|prevent|solve|stop|help)\b/,
    /(?:^|[;:] )\**(?:score|leave|ask|use|choose|keep|have|convert|make|coat|to fix)\b|\bshould be\b|\bhave the pages\b/i,
  ],
  [
    /\bwhere\b/,
    /\b(?:upper|lower|left|right|top|bottom|edges?|corner|above(?! \d)|below(?! \d)|inside|outside|back)\b(?! \d)/,
  ],
];
const ASKS_COMPARED = new RegExp(
  String.raw`\bwhich(?: one)?(?:'s| is| are)? (${COMPARATIVE})\b|\bif (?:it|they|mine|ours)(?:'s| is|'re| are)? (${COMPARATIVE})\b`,
);
/** `so what should I use`, and the sentence that says it. */
const ASKS_USE =
  /\b(?:best|other|any) (?:options?|alternatives?)\b|\bwhat (?:else|works)\b|^(?:(?:so|ok|okay|and) )*(?:what then|then what|what instead)$|\bwhat (?:should|can|could|do|would) (?:i|we|you) (?:use|do|get|choose|pick|recommend|suggest|go with)\b/;
const CHOOSES = /\b(?:use|choose|make it|set|send|take|keep|convert|fits?|safe|instead|at least|ask for)\b/i;
const ASKS_CHOICE =
  /^(?:(?:so|ok|okay|and|then)\b[, ]*)*(?:which|what)(?: (?:one|of (?:them|these|those)))? (?:should|would|do|does|is (?:best|better|right)|to)\b/;
const ASKS_PART =
  /^(?:(?:ok|okay|but|so)\b[, ]*)*(?:also |what about |how about |on |for |in |with |at |over |under |per )+(?:the |my |our |an? )?[a-z][^\d]*$/;

/** Said of every figure, and no answer to a follow-up. */
const ASIDE = /^(?:Local prices|A planning range|USPS prices effective|Mill tolerance|Mills hold)/;
const BREAK = /(?<=[.!?](?:\*\*)?)\s+(?=[A-Z*$\d“])|\n+(?:- )?/;
const sentencesOf = (reply: string): readonly string[] =>
  reply.split(BREAK).filter((sentence) => !ASIDE.test(sentence));

const NO_ANSWER = /^I don’t know|^That’s outside/;
const MAX_WORDS = 5;
const MIN_SHARE = 0.6;

/**
 * The sentence of the answer before that has what a short follow-up asks: `how many tabs` after how a self-mailer is sealed.
 * Undefined if the follow-up names something new.
 */
export function quotedReply(question: Question, draftOf: DraftOf, isLast = false): Draft | undefined {
  const { said, before } = question;
  if (before?.reply === undefined || NO_ANSWER.test(before.reply) || namesNew(said, before.text))
    return undefined;
  const sentence =
    sentenceFor(said, before.reply) ?? (isLast ? sentenceWithAll(said, before.reply) : undefined);
  if (sentence === undefined) return undefined;
  const draft = draftOf(before)?.draft;
  return answers(sentence.trim(), draft?.text === before.reply ? draft.cites : []);
}

const COUNTED_THINGS = /\bhow many (\w{3,}s)\b/;
const THEY = /\b(?:they|them|those|these)\b/;

/** `how many tabs`, then `what size should they be`: what the answer before says of them. */
export function ofCounted(question: Question, draftOf: DraftOf): Draft | undefined {
  const [, things] = COUNTED_THINGS.exec(question.before?.said ?? '') ?? [];
  return things === undefined || !THEY.test(question.said)
    ? undefined
    : quotedReply({ ...question, said: question.said.replace(THEY, things) }, draftOf);
}

/**
 * The sentences of the answer before that have all of a yes/no question’s own words: `so do I shingle` after `… should be
 * shingled`. For a question that the skills answer with that answer again.
 */
export function statedReply(question: Question): Draft | undefined {
  const { said, before } = question;
  const reply = before?.heard ?? before?.reply;
  if (!before || reply === undefined || NO_ANSWER.test(reply) || namesNew(said, `${before.text} ${reply}`))
    return undefined;
  const own = ownWords(said);
  if (own.length === 0 || own.length > MAX_WORDS) return undefined;
  const [sentence] = sentencesWith(own, reply);
  return sentence === undefined ? undefined : answers(sentence.replace(/^- /, '').trim(), []);
}

/** Whether it asks only for the figure: `how much`, `where`. */
export const asksBareFigure = (said: string): boolean =>
  (MEASURED.test(said) ? ownWords(said).length > 0 : BARE.test(said)) &&
  thingsIn(said).every(({ kind }) => kind === 'term 10');

/** `how far from the trim`: of something that the answer before names. */
const MEASURED =
  /^(?:(?:so|ok|okay|and|also|but)\b[, ]*)*how (?:far|wide|thick|deep|high) (?:from|off|out|in|is|are|of)\b/;
const BARE =
  /^(?:(?:so|ok|okay|and|also|but)\b[, ]*)*(?:how much(?: (?:is|does) (?:it|that|this)(?: cost)?| (?:more|extra|less)(?: is (?:it|that))?)?|by how much|where(?: (?:does|do|is|are) (?:it|they|that)(?: go)?)?|how (?:far|big|wide|long)(?: out)?|per (?:year|piece|month)|(?:(?:the|what is|what is the|any) )?extra (?:cost|charge|fee)s?)$/;

const MIN_LETTERS = 3;
/** `glue` and `glued`. */
const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= MIN_LETTERS && (one.startsWith(other) || other.startsWith(one)));

/** A sentence with every word that a message has of its own. */
function sentenceWithAll(said: string, reply: string): string | undefined {
  const own = ownWords(said);
  if (own.length === 0 || own.length > MAX_WORDS) return undefined;
  return sentencesOf(reply).find((sentence) => {
    const inSentence = termsOf(sentence).map((term) => rootOf(term));
    return own.every((root) => inSentence.some((other) => isAlike(root, other)));
  });
}

function sentenceFor(said: string, reply: string): string | undefined {
  const own = ownWords(said);
  if (own.length > MAX_WORDS) return undefined;
  if (ASKS_USE.test(said) && own.length <= 1) return reply.split(BREAK).findLast((one) => CHOOSES.test(one));
  if (ASKS_CHOICE.test(said) && own.length === 0)
    return /^\**No\b|^[^.]*\b(?:Warning|Fail)\b/.test(reply) ? undefined : leadOf(reply);
  const sentences = sentencesWith(own, reply);
  const compared = ASKS_COMPARED.exec(said)?.slice(1).find(Boolean);
  if (compared !== undefined) return comparedSentences(compared, sentences);
  if (HOW_MANY.test(said)) return sentences.find((sentence) => countsAny(sentence, own));
  const asked = kinds.filter(([ask]) => ask.test(said));
  for (const [, pattern] of asked) {
    const found = sentences.filter((sentence) => pattern.test(sentence));
    // One of several lengths can't be known to be meant.
    const isClear = own.length > 0 || !LENGTHS.test(said) || found[0] === sentences[0];
    if (found.length === 1 || (found.length > 0 && isClear)) return found[0];
  }
  return asked.length === 0 && own.length > 0 && ASKS_PART.test(said) ? sentences[0] : undefined;
}

const figures: readonly (readonly [compared: RegExp, figure: RegExp])[] = [
  [/cheaper/, /[$¢]|cost level|price level|Budget|Premium/],
  [/thick|thinn/, /\d (?:in|pt|mm)\b/],
  [/heav|light/, /\d (?:gsm|oz|lb)\b/],
  [/fast|long|short/, /\d.*(?:days?|minutes?|weeks?)\b/],
];

/** The sentence that says which, or the first two that have the figures. */
function comparedSentences(compared: string, sentences: readonly string[]): string | undefined {
  const said = sentences.find((sentence) => sentence.includes(compared));
  if (said !== undefined) return said;
  const [, figure] = figures.find(([of]) => of.test(compared)) ?? [];
  const having = sentences.filter((sentence) => figure?.test(sentence)).slice(0, 2);
  return having.length === 2 ? having.join(' ') : undefined;
}

const LENGTHS = /\bhow (?:thick|wide|high|tall|deep|big|large|far)\b/;
const HOW_MANY = /\bhow many\b/;
const COUNT = /^(?:\d[\d,.–-]*|one|two|three|four|five|six|eight|ten|twelve)$/;
/** Words between a number and what it counts. */
const BETWEEN = 2;

/** Whether a sentence has a number of one of these things: `2 tabs`, `three equal panels`. */
function countsAny(sentence: string, roots: readonly string[]): boolean {
  const tokens = sentence.toLowerCase().match(/[\d][\d,.–-]*|[a-z]+/g) ?? [];
  return tokens.some(
    (token, place) =>
      COUNT.test(token) &&
      tokens
        .slice(place + 1, place + 2 + BETWEEN)
        .some((next) => termsOf(next).some((term) => roots.includes(rootOf(term)))),
  );
}

/** `how many for 500`: a sentence about something else is no answer. */
function namesNew(said: string, earlier: string): boolean {
  const known = new Set(thingsIn(earlier).map(({ text }) => text));
  return (
    valueSpans(said).some(({ start, end }) => !earlier.includes(said.slice(start, end))) ||
    thingsIn(said).some(({ text, kind }) => chosen.has(kind) && !known.has(text))
  );
}

/** Kinds of which an answer about another one says nothing. */
const chosen: ReadonlySet<string> = new Set([...chosenKinds].map((place) => `term ${place}`));

/** Say how something is asked, and nothing of the subject. */
const asking: ReadonlySet<string> = new Set(
  termsOf(
    [
      'how much many big large thick wide high tall deep far long fast soon heavy weight size dimensions where when which what one',
      'max maximum largest biggest heaviest thickest longest tallest upper limit most min minimum smallest lightest thinnest shortest least fewest lot high low bad problem',
      'avoid fix prevent solve stop help space room clearance close take cost each piece per apiece extra more less goes fits fit',
      ...COMPARATIVE.split('|'),
      ...emptyWords,
      ...askingWords,
    ].join(' '),
  ),
);

const ownWords = (said: string): string[] =>
  termsOf(said)
    .filter((term) => !asking.has(term))
    .map((term) => rootOf(term));

/** The sentences with most of these words, the one with most first. */
function sentencesWith(roots: readonly string[], reply: string): readonly string[] {
  const counted = sentencesOf(reply).map((sentence) => {
    const inSentence = termsOf(sentence).map((term) => rootOf(term));
    return {
      sentence,
      count: roots.filter((root) => inSentence.some((other) => isAlike(root, other))).length,
    };
  });
  return counted
    .filter(({ count }) => count >= MIN_SHARE * roots.length)
    .toSorted((a, b) => b.count - a.count)
    .map(({ sentence }) => sentence);
}
