import type { FoldId } from '@printpartner/print-knowledge/folding';

const fold = String.raw`[- ]?fold(?:s|ed)?\b`;

/** The folds of the guide and what they are also called; the first that matches a place wins. */
const names: readonly { id: FoldId | 'other'; words: RegExp }[] = [
  // None of the guide's folds.
  {
    id: 'other',
    words: new RegExp(`double[- ]?parallel(?:${fold})?|map${fold}|iron[- ]cross(?:${fold})?`, 'g'),
  },
  { id: 'double-gate', words: new RegExp(`(?:double|closed)[- ]?gate(?:${fold})?`, 'g') },
  { id: 'gate', words: new RegExp(`(?:open[- ]?)?\\bgate(?:${fold})?\\b`, 'g') },
  { id: 'tri', words: new RegExp(`\\b(?:tri|letter|c)${fold}`, 'g') },
  { id: 'z', words: new RegExp(`\\bz${fold}`, 'g') },
  { id: 'french', words: new RegExp(`\\b(?:french|right[- ]angle|quarter|cross)${fold}`, 'g') },
  { id: 'roll', words: new RegExp(`\\b(?:roll|barrel)${fold}`, 'g') },
  { id: 'accordion-4', words: new RegExp(`\\b(?:accordion|concertina|fan)(?:${fold})?\\b`, 'g') },
  {
    id: 'half',
    words: new RegExp(`\\b(?:half|1/2|single|bi|v)${fold}|\\bfold(?:s|ed)? (?:in half|once)\\b`, 'g'),
  },
];

/** The name alone, without the word fold. */
const ONLY_NAME = /^(?:half|tri|letter|c|z|french|roll)$/;
/** The same fold twice is another one, and so is one after the other. */
const REPEATED = /\b(?:again|twice)\b|\b(?:half|once|thirds|fold\w*)\b.*\bthen\b.*(?:fold|half|thirds)/;
/** A fold without a name that is read, its panels or its scores. */
const mentioned: readonly RegExp[] = [
  /(?<!un-?)fold(?!er)/,
  /\b(?:zig[- ]?zag|dpf|right[- ]angles?|tent)\b/,
  /\b(?:[3-9]|\d\d)[- ]?(?:pp|pgs?|pages?)\b|\bpanels?\b/,
  /\bin half\b|\b(?:halves|thirds|quarters)\b|\bscor(?:e|ed|es|ing)\b/,
];
/** The same where a text may be about something else: no `solar panels`, `scaffold` or `a score of 10`. */
const ordered: readonly RegExp[] = [
  /(?<![a-z])(?:(?:tri|bi|quad|multi|gate|half|double|quarter|center|letter|roll|map|[czv])[- ]?)?fold(?:s|ed|ing|-?outs?)?\b/,
  /\b(?:\d{1,2}|two|three|four|five|six|eight|bi|tri|quad|multi)[- ]?panels?\b/,
  /\biron[- ]cross\b/,
];
const matchesAny = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));
const NEGATION = String.raw`\b(?:no|not|without|don['’]?t|do not|doesn['’]?t|never)\b[^.,;]*`;
const DENIED = new RegExp(
  String.raw`${NEGATION}(?:fold|panel)|\bscored? only\b|\b(?:ship|deliver|pack|supply|supplie|mail|leave|keep|stay|send)\w*\b[^.,;]* (?:flat|unfolded)\b`,
);
const DENIED_BEFORE = new RegExp(`${NEGATION}$`);
/** The notes order the piece without a fold, and nothing else. */
const NONE = /^(?:none|no|n\/?a|flat(?: only| sheet| piece)?|nil|0|(?:un|non)-?folded)\.?$/;

/** A choice, of which only the last has the word fold: `tri or z fold`. */
const CHOICE =
  /\b(?:half|tri|bi|letter|[cz]|french|roll|gate)(?: or |\/| and | & |, ?)(?:an? )?(?:half|tri|bi|letter|[cz]|french|roll|gate)[- ]?fold/;
const DOUBLE = /\b(?:double|closed)\b/;
/** A panel has two pages. */
const PAGES = /\b(\d{1,2})[- ]?(?:pp|pgs?|pages?)\b/;
const PANELS = /\b(\d{1,2}|two|three|four|five|six|eight|bi|tri|quad)[- ]?panels?\b/;
const PANEL_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  bi: 2,
  tri: 3,
  quad: 4,
};
/** The guide's folds by their number of panels; some count both sides of a panel. */
const byPanels: Readonly<Record<FoldId, Readonly<Record<number, FoldId>>>> = {
  half: { 2: 'half', 4: 'half' },
  tri: { 3: 'tri', 6: 'tri' },
  z: { 3: 'z', 6: 'z' },
  gate: { 3: 'gate', 4: 'gate', 6: 'gate' },
  'double-gate': { 4: 'double-gate', 8: 'double-gate' },
  french: { 4: 'french', 8: 'french' },
  'accordion-4': { 3: 'z', 4: 'accordion-4' },
  roll: { 3: 'tri', 4: 'roll' },
};

/**
 * The fold that notes name: `Tri-fold, cover panel out`, `letter fold`, `c-fold`, `z fold`, `double gate`. Undefined if
 * they name none, more than one, or one that the folding guide doesn't have.
 */
export function foldOf(notes: string): FoldId | undefined {
  const plain = plainText(notes);
  if (REPEATED.test(plain) || CHOICE.test(plain)) return undefined;
  const { named, isDenied, rest: text } = namedIn(plain);
  const [only, ...others] = named;
  if (only === undefined || only === 'other' || others.length > 0) return undefined;
  if (isDenied || DENIED.test(plain)) return undefined;
  // `Gate fold, double` is the other one.
  if (only === 'gate' && DOUBLE.test(text)) return undefined;
  const [, panels] = PANELS.exec(text) ?? [];
  if (panels !== undefined) return byPanels[only][PANEL_WORDS[panels] ?? Number(panels)];
  const [, pages] = PAGES.exec(text) ?? [];
  return pages === undefined ? only : byPanels[only][Number(pages) / 2];
}

/** Whether folding notes order a fold that can't be read: `folded in thirds`, `4 panel`, `half fold, then tri-fold`. */
export function hasUnreadFold(notes: string): boolean {
  if (foldOf(notes) !== undefined) return false;
  const plain = plainText(notes);
  return namedIn(plain).named.size > 0 || (matchesAny(mentioned, plain) && !DENIED.test(plain));
}

/** Whether folding notes say that the piece has no fold: `No fold`, `n/a`, `ships flat`. */
export const hasNoFold = (notes: string): boolean => {
  const plain = plainText(notes);
  return foldOf(notes) === undefined && !hasUnreadFold(notes) && (NONE.test(plain) || DENIED.test(plain));
};

/** Whether a text that isn't about folding alone orders a fold: `11 x 8.5 tri-fold`, `4-panel brochure`. */
export function mentionsFold(text: string): boolean {
  const plain = plainText(text);
  return matchesAny(ordered, plain) && !DENIED.test(plain);
}

/** Whether a text says which fold, readable or not, or how many panels. */
export function namesFold(text: string): boolean {
  const plain = plainText(text);
  return namedIn(plain).named.size > 0 || PANELS.test(plain);
}

const plainText = (notes: string): string =>
  notes.toLowerCase().replace(/[–−‑]/g, '-').replace(/\s+/g, ' ').trim();

interface NamedFolds {
  named: ReadonlySet<FoldId | 'other'>;
  /** One of them is what the piece doesn't have: `no tri-fold`. */
  isDenied: boolean;
  rest: string;
}

/** The folds that a text names, and what is left of it. */
function namedIn(plain: string): NamedFolds {
  let rest = ONLY_NAME.test(plain) ? `${plain} fold` : plain;
  let isDenied = false;
  const named = new Set<FoldId | 'other'>();
  for (const { id, words } of names)
    rest = rest.replace(words, (_, place: number) => {
      named.add(id);
      isDenied ||= DENIED_BEFORE.test(rest.slice(0, place));
      return ' ';
    });
  return { named, isDenied, rest };
}
