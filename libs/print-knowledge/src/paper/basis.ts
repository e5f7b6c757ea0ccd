import { rounded } from '../figures/number-text.ts';
import { type Provenance, tradePractice } from '../figures/provenance.ts';
import { answer, isPositive, noAnswer, type Outcome } from '../figures/outcome.ts';
import { basisArithmetic } from './paper-sources.ts';

export type GradeId = 'bond' | 'text' | 'cover' | 'index' | 'tag' | 'bristol';

/** A paper grade and its basis sheet: 500 sheets of that size weigh the basis weight. */
export interface Grade {
  id: GradeId;
  name: string;
  /** Other papers with this basis sheet. */
  alsoFor: string;
  /** Inches. */
  basisHeight: number;
  basisWidth: number;
}

/** Basis sizes: TAPPI. */
export const grades: readonly Grade[] = [
  { id: 'bond', name: 'Bond', alsoFor: 'writing, ledger', basisHeight: 17, basisWidth: 22 },
  { id: 'text', name: 'Text', alsoFor: 'book, offset', basisHeight: 25, basisWidth: 38 },
  { id: 'cover', name: 'Cover', alsoFor: 'postcards, covers', basisHeight: 20, basisWidth: 26 },
  { id: 'index', name: 'Index', alsoFor: 'cards, tabs', basisHeight: 25.5, basisWidth: 30.5 },
  { id: 'tag', name: 'Tag', alsoFor: 'newsprint', basisHeight: 24, basisWidth: 36 },
  { id: 'bristol', name: 'Bristol', alsoFor: 'printing bristol', basisHeight: 22.5, basisWidth: 28.5 },
];

export const conversionSource: Provenance = basisArithmetic;

/** gsm for 1 lb on a 1 in² basis sheet: 453.59237 g × 1,550.0031 in²/m² ÷ 500, truncated as in the trade. */
export const GSM_CONSTANT = 1406.139;

/** Paper is usually sold as cover from this weight. */
export const coverFrom = { gsm: 170, from: tradePractice } as const;

export function gradeOf(id: GradeId): Grade {
  const grade = grades.find((one) => one.id === id);
  if (!grade) throw new RangeError(`Unknown grade: ${id}`);
  return grade;
}

/** Square inches of a grade's basis sheet. */
export const basisArea = (id: GradeId): number => {
  const { basisHeight, basisWidth } = gradeOf(id);
  return basisHeight * basisWidth;
};

/** Basis weight in pounds to gsm, unrounded. */
export function gsmOf(pounds: number, grade: GradeId): Outcome<number> {
  if (!isPositive(pounds)) return noWeight;
  return answer((pounds * GSM_CONSTANT) / basisArea(grade));
}

/** gsm to basis weight in pounds, unrounded. */
export function poundsOf(gsm: number, grade: GradeId): Outcome<number> {
  if (!isPositive(gsm)) return noWeight;
  return answer((gsm * basisArea(grade)) / GSM_CONSTANT);
}

/** gsm rounded to a tenth, then to a whole number, as mills list it: 324.49 becomes 325. */
export const wholeGsm = (gsm: number): number => Math.round(Number(rounded(gsm, 1)));

const noWeight = noAnswer('Paper weight must be more than 0.');
