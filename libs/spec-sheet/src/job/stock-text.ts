import { gradesNamed, GSM_SIGN, plainPaper, POUND_SIGN } from '@printpartner/print-knowledge/measure';
import {
  boards,
  gsmOf,
  paperWeights,
  stocks,
  wholeGsm,
  type CaliperFinish,
  type GradeId,
} from '@printpartner/print-knowledge/paper';
import { hasNegative } from './negative-text.ts';
import type { SheetStock } from './sheet-job.ts';

/** What a text says about a paper. The weight is known more often than the caliper, which needs the finish. */
export interface Paper {
  gsm?: number;
  stock?: SheetStock;
}

const POUNDS = new RegExp(`(?<![\\d.]|\\d,)(\\d{2,3}) ?-?${POUND_SIGN}`, 'g');
const POINTS = /(?<![\d.]|\d,)(\d{1,2}) ?-?(?:pts?\b\.?|points?\b)/g;
const GSM = new RegExp(`(?<![\\d.]|\\d,)(\\d{2,3}(?:\\.\\d)?) ?${GSM_SIGN}`, 'g');
/** A choice of weights: `80/100# gloss text`, `10-12 pt`, `100# cover (or 80#)`. */
const CHOICE = new RegExp(
  `\\d ?(?:\\/|-|\\bor\\b|\\bto\\b|&|\\band\\b) ?\\d{2,3}(?:\\.\\d)? ?-?(?:${POUND_SIGN}|pts?\\b|points?\\b|gsm\\b)|\\bor ?\\d`,
);
/** Several sheets in one, or no paper: neither weighs what its name says. */
const notOnePaper: readonly RegExp[] = [
  /\b(?:ncr|carbonless|\d[- ]?parts?|\d[- ]?ply|duplex(?:ed)?|(?:double|triple)[- ]?thick|d\/?tc?|mounted|x ?\d)\b/,
  /\b(?:synthetic|yupo|teslin|tyvek|vinyl|plastic|pvc|polyester|polypropylene|styrene|acrylic)\b/,
  /\b(?:magnet(?:ic)?|foam|coroplast|canvas|fabric|chip ?board|corrugated)\b/,
];
/** Coated, of a finish that isn't named. */
const COATED = /\b(?:coated|enamel|c ?[12] ?s)\b/;
/** Coatings and films that the printer adds are no finish of the paper. */
const ADDED =
  /(?:\b(?:gloss|satin|matte|dull|velvet|soft[- ]touch|spot|flood|with|and|uv)\b[ -]*)*\b(?:uv|aqueous|aq|varnish|laminat\w*|lam|coating|film)\b/g;

const finishes: readonly { finish: CaliperFinish; word: RegExp }[] = [
  { finish: 'gloss', word: /\bgloss(?:y)?\b/ },
  { finish: 'silk', word: /\b(?:silk|satin|matte?|dull|velvet)\b/ },
  { finish: 'uncoated', word: /\b(?:uncoated|offset|opaque)\b/ },
];
const COATED_SIDES = /\bc ?([12]) ?s\b|\bcoated (one|1|two|2|both) sides?\b/;
/** Bulky, so much thicker than other uncoated paper. */
const ANTIQUE = /\bantique\b/;
/** Mills round the metric weight of a basis weight, such as 80# text, 118.4 gsm, to 118 or 120. */
const GSM_ROUNDING = 0.025;

/**
 * A paper as designers type it: `80# gloss text`, `100 lb. silk cover`, `14pt C2S`, `60# offset`, `120 gsm`. A caliper
 * comes from the guide's tables and only for the finish that is typed: `80# text` has a weight and no stock, `80#` has
 * neither. Two papers in one text have neither.
 */
export function paperOf(text: string): Paper {
  if (hasNegative(text)) return {};
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const listed = stocks.rows.find(({ name }) => name === plain);
  if (listed) return known(text, listed);
  const typed = plainPaper(plain);
  if (CHOICE.test(typed) || notOnePaper.some((pattern) => pattern.test(typed))) return {};
  const words = typed.replace(/\([^)]*\)/g, ' ').replace(ADDED, ' ');
  const pounds = onlyNumber(words, POUNDS);
  const points = onlyNumber(words, POINTS);
  if (pounds === 'several' || points === 'several') return {};
  if (pounds !== undefined && points !== undefined) return {};
  if (points !== undefined) return boardOf(text, words, points);
  if (pounds !== undefined) return paperByPounds(text, words, pounds);
  const gsm = onlyNumber(words, GSM);
  return gsm === undefined || gsm === 'several' ? {} : paperByGsm(text, words, gsm);
}

/** The number that matches, however often. */
function onlyNumber(text: string, pattern: RegExp): number | 'several' | undefined {
  const [first, ...others] = new Set([...text.matchAll(pattern)].map(([, number]) => Number(number)));
  return others.length > 0 ? 'several' : first;
}

function gradeIn(text: string, pounds: number): GradeId | undefined {
  const [first, ...others] = gradesNamed(text);
  if (others.length > 0) return undefined;
  // Sold as “110# cardstock”.
  return !first && pounds === 110 && /\bcard ?stock\b/.test(text) ? 'index' : first;
}

/** The finish of the paper; null if the text names two. */
function finishIn(text: string): CaliperFinish | null | undefined {
  const [first, ...others] = finishes.filter(({ word }) => word.test(text));
  return others.length > 0 ? null : first?.finish;
}

function known(text: string, { name, gsm, caliperIn }: Omit<SheetStock, 'text'>): Paper {
  return { gsm, stock: { text, name, gsm, caliperIn } };
}

function paperByPounds(text: string, words: string, pounds: number): Paper {
  const grade = gradeIn(words, pounds);
  const weight = grade && gsmOf(pounds, grade);
  if (!weight?.ok) return {};
  const gsm = wholeGsm(weight.value);
  const antique = stocks.rows.find((stock) => ANTIQUE.test(stock.name) && stock.gsm === gsm);
  if (ANTIQUE.test(words)) return antique ? known(text, antique) : { gsm };
  const row = paperWeights.rows.find(({ basis }) => basis?.pounds === pounds && basis.grade === grade);
  const finish = finishIn(words);
  if (!row || finish === null) return { gsm };
  const calipers = (['gloss', 'silk', 'uncoated'] as const).filter((one) => row[one] !== undefined);
  const [onlyFinish] = calipers.length === 1 && !COATED.test(words) ? calipers : [];
  const chosen = finish ?? onlyFinish;
  const caliperIn = chosen && row[chosen];
  if (caliperIn === undefined) return { gsm };
  const listed = stocks.rows.find((stock) => stock.gsm === gsm && stock.caliperIn === caliperIn);
  const name = listed?.name ?? (finish ? `${pounds}# ${finish} ${grade}` : row.weight);
  return known(text, { name, gsm, caliperIn });
}

/** Board is as thick as its name says; C1S is the light end of what mills list, C2S the heavy one. */
function boardOf(text: string, words: string, points: number): Paper {
  const board = boards.rows.find((row) => row.points === points);
  if (!board || finishIn(words) === 'uncoated') return {};
  const caliperIn = points / 1000;
  const [, sign, word] = COATED_SIDES.exec(words) ?? [];
  const sides = sign ?? (word === undefined ? undefined : /^(?:one|1)$/.test(word) ? '1' : '2');
  const listed = stocks.rows.find(
    (stock) => stock.caliperIn === caliperIn && stock.kind === 'board' && fitsSides(stock.finish, sides),
  );
  if (listed) return known(text, listed);
  if (sides) {
    const gsm = sides === '1' ? board.gsmLow : board.gsmHigh;
    return known(text, { name: `${points} pt C${sides}S`, gsm, caliperIn });
  }
  return board.gsmLow === board.gsmHigh
    ? known(text, { name: `${points} pt`, gsm: board.gsmLow, caliperIn })
    : {};
}

const fitsSides = (finish: string, sides: string | undefined): boolean =>
  sides === undefined || finish === `C${sides}S`;

function paperByGsm(text: string, words: string, gsm: number): Paper {
  const finish = finishIn(words);
  const isNear = (listed: number) => Math.abs(listed - gsm) <= GSM_ROUNDING * gsm;
  const near = finish
    ? stocks.rows.filter((stock) => stock.finish === finish && isNear(stock.gsm) && !ANTIQUE.test(stock.name))
    : [];
  const [only, ...others] = near;
  if (!only || others.length > 0 || ANTIQUE.test(words)) return { gsm };
  return known(text, { ...only, gsm });
}
