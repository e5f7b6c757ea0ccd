import { measureOf, NUMERAL, plainPaper } from '@printpartner/print-knowledge/measure';
import { SIZE_TEXT, sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import { roleOf } from './book-papers.ts';
import { isFiller } from './filler-words.ts';
import { isPaperWord, PAPER_WEIGHT, papersIn, type TypedPaper } from './papers.ts';
import { plainText } from './plain-text.ts';

/** A query taken apart: its values, and the words that are left. */
export interface Query {
  /** Plain text of the whole query. */
  text: string;
  /** Typed sizes such as `6x9`, in order, inches. */
  sizes: readonly TrimSize[];
  papers: readonly TypedPaper[];
  pages?: number;
  /** The only number without a unit. */
  quantity?: number;
  ounces?: number;
  /** Words that are neither a value nor filler. */
  words: readonly string[];
}

const PAGES = /(?<![\d./])(\d{1,5}) ?-?(?:pages?|pgs?|pp|p)\b|\b(?:pages?|page count)(?: of)? (\d{1,5})\b/;
const OUNCES = new RegExp(`(?<![\\d./])(${NUMERAL})? ?-?(?:oz|ounces?)\\b`);
/** Not money, a fraction, or a count of something else, such as `4 up` or `2 sided`. */
const QUANTITY =
  /(?<![#\w./"$€£-]|[$€£] )(?:(\d{1,9}(?:\.\d+)?)(k)|(\d{1,9}))\b(?![./"#%]|-?\w| \d+\/| ?[½¼¾⅛⅜⅝⅞]| (?:up|out|sided?|sides|sheets?|colou?rs?|folds?|percent|dollars?)\b)/g;
const THOUSAND = 1000;

/** Takes a query apart; undefined if it is too long to be a calculation. */
export function readQuery(typed: string): Query | undefined {
  if (typed.length > MAX_LENGTH || NEGATIVE.test(typed)) return undefined;
  const text = plainPaper(plainText(typed));
  if (FRACTION_AFTER_SIZE.test(text)) return undefined;
  const sizes: TrimSize[] = [];
  let rest = text.replace(SIZE_TEXT, (found) => {
    const size = sizeOf(found);
    if (size) sizes.push(size);
    return size ? ' , ' : found;
  });
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(found[0], ' , ');
    return found;
  };
  const pages = take(PAGES);
  const ounces = take(OUNCES);
  const papers = papersIn(rest);
  const [paper, ...morePapers] = papers;
  const isOne = paper && morePapers.length === 0 && (paper.before !== '' || paper.unit === 'points');
  if (isOne && roleOf(paper, true) === 'unclear') return undefined;
  rest = rest.replace(PAPER_WEIGHT, ' \n ');
  const numbers = [...rest.matchAll(QUANTITY)];
  const [number] = numbers.length === 1 ? numbers : [];
  if (number) rest = rest.replace(number[0], ' , ');
  const [before = [], ...after] = rest.split('\n').map(wordsIn);
  const ofOther = before.length - wordsIn(paper?.before ?? '').length;
  const words = [...before, ...after.flat()].filter(
    (word, place) => !isFiller(word) && (place < ofOther || !isPaperWord(word)),
  );
  return {
    text,
    sizes,
    papers,
    words,
    ...(pages && { pages: Number(pages[1] ?? pages[2]) }),
    ...(ounces?.[1] !== undefined && { ounces: measureOf('ounces', ounces[1]) ?? 0 }),
    ...(number && {
      quantity: number[3] === undefined ? Math.round(Number(number[1]) * THOUSAND) : Number(number[3]),
    }),
  };
}

/** Words of a text, without punctuation. */
export const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}#/'"&.½-]+|-(?!\d)/u).filter((word) => word !== '');

const MAX_LENGTH = 120;
/** `4x6 1/8 bleed` is no 6-1/8. */
const FRACTION_AFTER_SIZE =
  /[x×*y] ?[\d.]+["']? (?:\d+\/\d+|[½¼¾⅛⅜⅝⅞]) ?-?(?:(?:in|inch|inches)\b|")? ?(?:of )?(?:thick|bleed|gutter|margin|gap|safety|caliper|spac|border|trim|live|oz|ounce|lbs?\b|pound|#|up\b)/;
/** No value of a calculation is negative. */
const NEGATIVE = /(?:^|\s)[-−–]\s?[\d.]/;

/** Whether every word that is left is one of these, in the singular or plural. */
export function hasOnly({ words }: Query, known: ReadonlySet<string>): boolean {
  return words.every((word) => known.has(word) || (word.endsWith('s') && known.has(word.slice(0, -1))));
}

/** The words of a kind of answer: `wordSet('spine width')`. */
export const wordSet = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((one) => one.split(' ')));
