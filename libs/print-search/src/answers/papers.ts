import { caliperText } from '@printpartner/print-knowledge/measure';
import { stockOf, stocks, type Stock } from '@printpartner/print-knowledge/paper';
import { paperOf, type SheetStock } from '@printpartner/spec-sheet/job';
import { defaultStocks } from './defaults.ts';

/** A paper as it is typed in a query: its weight and the words around it. */
export interface TypedPaper {
  /** `100# gloss`. */
  text: string;
  value: number;
  unit: 'pounds' | 'points' | 'gsm';
  /** Paper words directly before the weight, `cover` in `cover 100# gloss`. */
  before: string;
}

export const PAPER_WEIGHT =
  /(?<![\d.#/])(\d{1,4}(?:\.\d{1,2})?) ?-?(?:(#(?!\d)|lbs?\b\.?|pounds?\b)|(pts?\b\.?|points?\b)|gsm\b)/g;

const paperWords = new Set(
  (
    'text book cover bond offset opaque writing ledger index tag bristol cardstock card stock paper gloss glossy silk satin matte ' +
    'matt dull velvet uncoated coated antique natural c1s c2s sides side one both # smooth board'
  ).split(' '),
);

export const isPaperWord = (word: string): boolean => paperWords.has(word);

/** Says what a paper is for, not what it is. */
const ROLE_WORD = /^(?:inside|body|pluscover)$/;
/** Words that are no second grade before a weight with its grade. */
const ROLE = /\b(?:text|book|inside|body|(?:plus)?cover)\b/g;
const GRADE = /\b(?:text|book|cover|bond|offset|opaque|index|tag|bristol|c[12]s)\b/;

/** Every paper with a weight, each with the paper words before it and all words up to the next one. */
export function papersIn(text: string): TypedPaper[] {
  const weights = [...text.matchAll(PAPER_WEIGHT)];
  return weights.map((found, place) => {
    const [, value, pounds, points] = found;
    const before = place === 0 ? paperWordsAtEnd(text.slice(0, found.index)) : '';
    const after = text.slice(found.index, weights[place + 1]?.index).trim();
    const unit = pounds ? 'pounds' : points ? 'points' : 'gsm';
    return { text: withWordsBefore(before, after), value: Number(value), unit, before };
  });
}

/** The words of a paper: of those before a weight with its grade, only the finish. */
export const withWordsBefore = (before: string, after: string): string =>
  `${GRADE.test(after) ? before.replace(ROLE, '') : before} ${after}`.trim();

/** The paper words that a text ends with, `gloss cover` in `120 pages gloss cover`. */
function paperWordsAtEnd(text: string): string {
  const words = text.trim().split(/[\s,]+/);
  return words
    .slice(words.findLastIndex((word) => !ROLE_WORD.test(word) && !isPaperWord(word)) + 1)
    .join(' ');
}

/** A stock of the calculators, and what was assumed to find it. */
export interface ChosenStock {
  stock: Stock;
  assumed: readonly string[];
}

export type PaperRole = 'body' | 'cover' | 'card';

/** What else the text may mean, the most likely first, where it names no grade or finish. */
const completions: Readonly<Record<PaperRole, readonly string[]>> = {
  body: ['gloss text', 'text gloss', 'gloss', 'offset', 'uncoated', 'gloss cover', 'uncoated cover', 'bond'],
  cover: ['gloss cover', 'gloss', 'c1s', 'uncoated cover', 'uncoated', 'gloss text', 'text'],
  card: ['gloss cover', 'gloss', 'c2s', 'uncoated cover', 'uncoated', 'gloss text', 'text'],
};

export const FINISH =
  /\b(?:gloss\w*|silk|satin|matte?|dull|velvet|uncoated|offset|opaque|bond|index|tag|bristol)\b/;
const SILK = /\b(?:silk|satin|matte?|dull|velvet)\b/;

/** The calculators' stock that a text means in its place in a job; undefined if there is none. */
export function stockFor({ text, value, unit }: TypedPaper, role: PaperRole): ChosenStock | undefined {
  const exact = listed(text);
  if (exact) {
    const isRead = (unit === 'gsm' && exact.gsm !== value) || (unit === 'pounds' && !FINISH.test(text));
    return { stock: exact, assumed: isRead ? [readAs(exact)] : [] };
  }
  const grades = SILK.test(text) ? ['text', 'cover'] : completions[role];
  const ordered = SILK.test(text) && role !== 'body' ? grades.toReversed() : grades;
  for (const words of ordered) {
    const stock = listed(`${text} ${words}`);
    if (stock) return { stock, assumed: [readAs(stock)] };
  }
  return undefined;
}

const readAs = ({ name, gsm }: Stock): string => `Read as ${name}, ${gsm} gsm.`;

/** The calculators’ stock with this name, as a spec sheet is read. */
export function listed(text: string): Stock | undefined {
  const { stock: typed } = paperOf(text);
  return typed && (stocks.rows.find(({ name }) => name === typed.name) ?? twinOf(typed));
}

/** 50# offset and 20# bond are one stock by two names. */
const twinOf = ({ gsm, caliperIn }: SheetStock): Stock | undefined =>
  stocks.rows.find((stock) => stock.caliperIn === caliperIn && Math.abs(stock.gsm - gsm) <= 1);

/** The stock of a job that names none. */
export function defaultStock(role: PaperRole): ChosenStock {
  const stock = stockOf(defaultStocks[role]);
  if (!stock) throw new RangeError(`Unknown default stock: ${role}`);
  const { name, caliperIn } = stock;
  return { stock, assumed: [`${roleNames[role]} ${name}, ${caliperText(caliperIn)} in.`] };
}

const roleNames: Readonly<Record<PaperRole, string>> = {
  body: 'Text stock:',
  cover: 'Cover stock:',
  card: 'Stock:',
};

/** The stock typed at this place, or the default; undefined if the typed one isn't known. */
export const stockOrDefault = (paper: TypedPaper | undefined, role: PaperRole): ChosenStock | undefined =>
  paper ? stockFor(paper, role) : defaultStock(role);
