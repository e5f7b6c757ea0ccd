import { stockOf, stocks, type Stock } from '@printpartner/print-knowledge/paper';
import { paperOf, type SheetStock } from '@printpartner/spec-sheet/job';
import { CARD_STOCK, defaultStocks } from './defaults.ts';

/** A paper as it is typed in a query: its weight and the words around it. */
export interface TypedPaper {
  /** `100# gloss`. */
  text: string;
  value: number;
  unit: 'pounds' | 'points' | 'gsm';
}

export const PAPER_WEIGHT =
  /(?<![\d.#/])(\d{1,4}(?:\.\d{1,2})?) ?-?(?:(#(?!\d)|lbs?\b\.?|pounds?\b)|(pts?\b\.?|points?\b)|gsm\b)/g;

const paperWords = new Set(
  (
    'text book cover bond offset opaque writing ledger index tag bristol cardstock card stock paper gloss glossy silk satin matte ' +
    'matt dull velvet uncoated coated antique natural c1s c2s c 1 2 s sides side one both # smooth board'
  ).split(' '),
);

export const isPaperWord = (word: string): boolean => paperWords.has(word);

/** After a weight with its grade, words before it are about something else. */
const GRADE = /\b(?:text|book|cover|bond|offset|opaque|index|tag|bristol|c ?[12] ?s)\b/;
/** Says whether there is a cover, not what the paper is. */
const COVER_KIND = /\b(?:plus|self|separate)[- ]covers?\b/g;

/** Every paper with a weight, each with the paper words before it and all words up to the next one. */
export function papersIn(typed: string): TypedPaper[] {
  const text = typed.replace(COVER_KIND, ' ');
  const weights = [...text.matchAll(PAPER_WEIGHT)];
  return weights.map((found, place) => {
    const [, value, pounds, points] = found;
    const before = place === 0 ? paperWordsAtEnd(text.slice(0, found.index)) : '';
    const after = text.slice(found.index, weights[place + 1]?.index);
    const words = GRADE.test(after) ? after : before + after;
    const unit = pounds ? 'pounds' : points ? 'points' : 'gsm';
    return { text: words.trim(), value: Number(value), unit };
  });
}

function paperWordsAtEnd(text: string): string {
  const words = text.trim().split(/[\s,]+/);
  const from = words.findLastIndex((word) => !isPaperWord(word)) + 1;
  return words
    .slice(from)
    .map((word) => `${word} `)
    .join('');
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

const FINISH = /\b(?:gloss\w*|silk|satin|matte?|dull|velvet|uncoated|offset|opaque|bond|index|tag|bristol)\b/;
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
  const stock = stockOf(role === 'card' ? CARD_STOCK : defaultStocks[role]);
  if (!stock) throw new RangeError(`Unknown default stock: ${role}`);
  const { name, caliperIn } = stock;
  return { stock, assumed: [`${roleNames[role]} ${name}, ${caliperIn.toFixed(4)} in.`] };
}

const roleNames: Readonly<Record<PaperRole, string>> = {
  body: 'Text stock:',
  cover: 'Cover stock:',
  card: 'Stock:',
};

/** The stock typed at this place, or the default; undefined if the typed one isn't known. */
export const stockOrDefault = (paper: TypedPaper | undefined, role: PaperRole): ChosenStock | undefined =>
  paper ? stockFor(paper, role) : defaultStock(role);

/** The text and cover papers of a book: of two, the cover is the one that says so, or the second. */
export function bookPapers([first, second]: readonly TypedPaper[]): readonly [
  body: TypedPaper | undefined,
  cover: TypedPaper | undefined,
] {
  const isCoverFirst = first !== undefined && isCover(first) && (!second || !isCover(second));
  return isCoverFirst ? [second, first] : [first, second];
}

const isCover = ({ text, unit }: TypedPaper): boolean => unit === 'points' || /\bcover\b/.test(text);
