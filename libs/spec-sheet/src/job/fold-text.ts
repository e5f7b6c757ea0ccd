import type { FoldId } from '@printpartner/print-knowledge/folding';

const fold = String.raw`[- ]?fold(?:s|ed)?\b`;

/** The folds of the guide and what they are also called; the first that matches a place wins. */
const names: readonly { id: FoldId | 'other'; words: RegExp }[] = [
  // None of the guide's folds.
  { id: 'other', words: new RegExp(`double[- ]?parallel(?:${fold})?|map${fold}`, 'g') },
  { id: 'double-gate', words: new RegExp(`(?:double|closed)[- ]?gate(?:${fold})?`, 'g') },
  { id: 'gate', words: new RegExp(`(?:open[- ]?)?\\bgate(?:${fold})?\\b`, 'g') },
  { id: 'tri', words: new RegExp(`\\btri${fold}|\\bletter${fold}|\\bc${fold}`, 'g') },
  { id: 'z', words: new RegExp(`\\bz${fold}`, 'g') },
  {
    id: 'french',
    words: new RegExp(`\\bfrench${fold}|\\bright[- ]angle${fold}|\\b(?:quarter|cross)${fold}`, 'g'),
  },
  { id: 'roll', words: new RegExp(`\\b(?:roll|barrel)${fold}`, 'g') },
  { id: 'accordion-4', words: new RegExp(`\\b(?:accordion|concertina|fan)(?:${fold})?\\b`, 'g') },
  {
    id: 'half',
    words: new RegExp(
      `\\b(?:half|1/2|single|bi|v)${fold}|\\bfold(?:s|ed)? in half\\b|\\bfold(?:s|ed)? once\\b`,
      'g',
    ),
  },
];

/** The name alone, without the word fold. */
const ONLY_NAME = /^(?:half|tri|letter|c|z|french|roll)$/;
/** The same fold twice is another one, and so is one after the other. */
const REPEATED = /\b(?:again|twice)\b|\b(?:half|once|thirds|fold\w*)\b.*\bthen\b.*(?:fold|half|thirds)/;
const MENTIONED = /(?<!un)fold(?!er)/;
const DENIED = /\b(?:no|not|without|don['’]?t|do not|never)\b[^.,;]*fold|\bflat\b/;

const PANELS = /\b(\d{1,2}|three|four|five|six|eight)[- ]panels?\b/;
const PANEL_WORDS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, eight: 8 };
/** The guide's folds of more than one possible number of panels. */
const byPanels: Readonly<Partial<Record<FoldId, Readonly<Record<number, FoldId>>>>> = {
  'accordion-4': { 3: 'z', 4: 'accordion-4' },
  roll: { 3: 'tri', 4: 'roll' },
};

/**
 * The fold that notes name: `Tri-fold, cover panel out`, `letter fold`, `c-fold`, `z fold`, `double gate`. Undefined if
 * they name none, more than one, or one that the folding guide doesn't have.
 */
export function foldOf(notes: string): FoldId | undefined {
  const plain = plainText(notes);
  if (REPEATED.test(plain)) return undefined;
  const { named, rest: text } = namedIn(plain);
  const [only, ...others] = named;
  if (only === undefined || only === 'other' || others.length > 0) return undefined;
  const [, panels] = PANELS.exec(text) ?? [];
  const known = byPanels[only];
  if (!known || panels === undefined) return only;
  return known[PANEL_WORDS[panels] ?? Number(panels)];
}

/** Whether notes order a fold that can't be read: `folded in thirds`, `half fold, then tri-fold`. */
export function hasUnreadFold(notes: string): boolean {
  if (foldOf(notes) !== undefined) return false;
  const plain = plainText(notes);
  return namedIn(plain).named.size > 0 || (MENTIONED.test(plain) && !DENIED.test(plain));
}

const plainText = (notes: string): string =>
  notes.toLowerCase().replace(/[–−‑]/g, '-').replace(/\s+/g, ' ').trim();

/** The folds that a text names, and what is left of it. */
function namedIn(plain: string): { named: ReadonlySet<FoldId | 'other'>; rest: string } {
  let rest = ONLY_NAME.test(plain) ? `${plain} fold` : plain;
  const named = new Set<FoldId | 'other'>();
  for (const { id, words } of names)
    rest = rest.replace(words, () => {
      named.add(id);
      return ' ';
    });
  return { named, rest };
}
