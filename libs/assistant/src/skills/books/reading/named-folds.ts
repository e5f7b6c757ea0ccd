import type { FoldId } from '@printpartner/print-knowledge/folding';
import { sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import { measureOf } from '@printpartner/print-knowledge/measure';
import type { Question } from '../../../question/question.ts';

const fold = String.raw`[- ]?fold(?:s|ed|ing)?\b`;

const names = (
  [
    {
      id: 'other',
      words: String.raw`\bdouble[- ]?parallel(?:${fold})?|\bmap${fold}|\biron[- ]cross(?:${fold})?|\bdiagonal${fold}|\btent${fold}`,
    },
    {
      id: 'double-gate',
      words: String.raw`\b(?:double|closed|close)[- ]?gate(?:${fold})?|\bgate${fold},? (?:double|closed)`,
    },
    {
      id: 'gate',
      words: String.raw`\b(?:open[- ]?|single[- ]?)?gate(?:${fold})?\b|\b(?:barn[- ]?door|window|cabinet)s?${fold}|\bbarn[- ]?doors?\b`,
    },
    {
      id: 'tri',
      words: String.raw`\btri[- ]?(?:fold(?:s|ed|ing)?|panels?)\b|\b(?:business[- ])?letter${fold}|\bc${fold}|\bspiral${fold}|\bfold(?:s|ed|ing)? (?:\w+ ){0,3}(?:in|into) (?:thirds|three)\b|\bthirds\b`,
    },
    { id: 'z', words: String.raw`\b(?:z|zed|zee|zig[- ]?zag)${fold}|\bzig[- ]?zag\b` },
    {
      id: 'french',
      words: String.raw`\b(?:french|right[- ]angled?|quarter|cross)${fold}|\bfold(?:s|ed|ing)? (?:\w+ ){0,2}(?:in|into) (?:quarters|four)\b`,
    },
    {
      id: 'roll',
      words: String.raw`\b(?:roll|rolled|barrel|over[- ]and[- ]over)${fold}|\brolls? (?:fold|in)\b`,
    },
    {
      id: 'accordion-4',
      words: String.raw`\b(?:accordion|concertina|fan)(?:${fold})?\b|\bleporello\b`,
    },
    {
      id: 'half',
      words: String.raw`\b(?:half|1/2|single|bi|v|book|4[- ]page|four[- ]page)${fold}|\bfold(?:s|ed|ing)? (?:\w+ ){0,3}in half\b|\bfold(?:s|ed)? once\b`,
    },
  ] satisfies { id: FoldId | 'other'; words: string }[]
).map(({ id, words }) => ({ id, words: new RegExp(words, 'g') }));
/** The name alone beside another: `z or tri-fold`, `gate vs roll`. */
const beside =
  /\b(tri|z|c|half|bi|gate|roll|french|letter|accordion)(?= ?(?:,|or|and|vs\.?|versus|\/|&) (?:an? )?(?:\w+[- ])?(?:tri|z|c|half|bi|gate|roll|french|letter|accordion)\b)/g;
const REJECTED =
  /\b(?:not|no|without|except|other than|instead of|rather than|besides|don'?t want)\b[^.,;?]{0,18}$/;
const TWICE = /\bhalf (?:and )?then\b|\bthen (?:a |an )?(?:tri|half|z|letter|folded)\b|\bfolded? twice\b/;

/** Not `across the 17, panels?`, which is a side of the sheet. */
const PANELS =
  /(?<!\bthe )\b([2-9]|1[0-2]|two|three|four|five|six|seven|eight|quad)[- ]?(?:panels?|panelled|paneled)\b/g;
/** `4 panels, no wait, 3`. */
const CORRECTED = /\b(?:no,? wait|wait no|scratch that|i mean|sorry|correction)\b/;
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  quad: 4,
};

/** The folds that a text names, by any of their names, and its number of panels. */
export interface NamedFolds {
  named: readonly FoldId[];
  /** A fold that the guides don't have, such as a map fold, or one after another. */
  hasOther: boolean;
  panels?: number;
}

const besideIds: Readonly<Record<string, FoldId>> = {
  tri: 'tri',
  letter: 'tri',
  c: 'tri',
  z: 'z',
  half: 'half',
  bi: 'half',
  gate: 'gate',
  roll: 'roll',
  french: 'french',
  accordion: 'accordion-4',
};

export function foldsIn(text: string): NamedFolds {
  const found: { id: FoldId | 'other'; index: number }[] = [];
  let rest = text;
  for (const { id, words } of names)
    rest = rest.replace(words, (name: string, ...more: unknown[]) => {
      const index = more.find((one) => typeof one === 'number') ?? 0;
      if (!REJECTED.test(text.slice(0, index))) found.push({ id, index });
      return '\0'.repeat(name.length);
    });
  if (/fold/.test(text))
    for (const { 1: name = '', index } of text.matchAll(beside)) {
      const id = besideIds[name];
      if (id && !/\b(?:double|closed?)[- ]?$/.test(text.slice(0, index))) found.push({ id, index });
    }
  found.sort((one, other) => one.index - other.index);
  const ids = [...new Set(found.map(({ id }) => id))];
  const all = [...text.matchAll(PANELS)].map((one) => one[1]);
  const panels = CORRECTED.test(text) ? all.at(-1) : all[0];
  return {
    named: ids.filter((id) => id !== 'other'),
    hasOther: ids.includes('other') || TWICE.test(text),
    ...(panels !== undefined && { panels: numbers[panels] ?? Number(panels) }),
  };
}

const LENGTH =
  /(?<![\d./x×-])(\d{1,3}(?:\.\d+|[- ]\d{1,2}\/\d{1,2})?) ?-?(?:(mm|cm)\b|(?:inches|inch|in\b|"))(?! ?(?:x|×|by)\b)/;

/** `flat is 11 wide`, `17 flat width`, `starts as a 14 wide sheet`: inches. */
const WIDE =
  /(?<![\d./x×#-])(\d{1,2}(?:\.\d+|[- ]\d{1,2}\/\d{1,2})?)(?= (?:wide|across|long|flat|open)\b)|\b(?:flat|open|unfolded|width)(?: (?:is|of|at|width|size|sheet|being))* (\d{1,2}(?:\.\d+|[- ]\d{1,2}\/\d{1,2})?)(?! ?(?:x|×|by|panels?|pages?|pp|mm|cm|#|lb|pt)\b)/;

/** The size of a piece: typed, named, or only a width in inches. */
export function pieceSize({ text, values }: Question): { size?: TrimSize; width?: number } {
  const [typed] = values.sizes;
  if (typed) return { size: typed };
  const name =
    /\b(?:legal|ledger|tabloid)\b/.exec(text)?.[0] ??
    /\bletter(?=[- ]?(?:size\w*|sheets?|paper)\b)/.exec(text)?.[0];
  const named = name === undefined ? undefined : sizeOf(name);
  if (named) return { size: named };
  const rest = text.replace(/\b(?:1\/16|1\/8|3\/32|1\/32) ?(?:in\b|inch|")?/g, ' ');
  const [, number, unit] = LENGTH.exec(rest) ?? WIDE.exec(rest) ?? [];
  const typedLength = number ?? unit;
  if (typedLength === undefined) return {};
  const width = measureOf('length', `${typedLength} ${number === undefined ? 'in' : (unit ?? 'in')}`);
  return width !== undefined && width >= 3 && width <= 48 ? { width } : {};
}
