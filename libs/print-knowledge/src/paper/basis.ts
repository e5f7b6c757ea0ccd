import { type Provenance, tradePractice } from '../figures/provenance.ts';
import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { basisArithmetic } from './paper-sources.ts';

export type GradeId = 'bond' | 'text' | 'cover' | 'index' | 'tag' | 'bristol';

/** A grade of paper and the sheet whose ream of 500 weighs its basis weight. */
export interface Grade {
  id: GradeId;
  name: string;
  /** What else is sold by this sheet. */
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

/** gsm of a sheet of one square inch whose ream weighs a pound: 453.59237 g × 1550.0031 in²/m² ÷ 500, as the trade cuts it. */
export const gsmConstant = 1406.139;

/** From these gsm on a paper is bought as cover. */
export const coverFrom = { gsm: 170, from: tradePractice } as const;

export function gradeOf(id: GradeId): Grade {
  const grade = grades.find((one) => one.id === id);
  if (!grade) throw new RangeError(`No grade ${id}`);
  return grade;
}

/** Square inches of a grade's basis sheet. */
export const basisArea = (id: GradeId): number => {
  const { basisHeight, basisWidth } = gradeOf(id);
  return basisHeight * basisWidth;
};

/** Grams a square metre of a basis weight in pounds, unrounded. */
export function gsmOf(pounds: number, grade: GradeId): Outcome<number> {
  if (!isWeight(pounds)) return noWeight;
  return answer((pounds * gsmConstant) / basisArea(grade));
}

/** Basis weight in pounds of grams a square metre, unrounded. */
export function poundsOf(gsm: number, grade: GradeId): Outcome<number> {
  if (!isWeight(gsm)) return noWeight;
  return answer((gsm * basisArea(grade)) / gsmConstant);
}

/** Whole grams, from the tenth that a calculation shows: 324.49 is 324.5 and 325, as 120# cover is sold. */
export const wholeGsm = (gsm: number): number => Math.round(Number(gsm.toFixed(1)));

const isWeight = (weight: number): boolean => Number.isFinite(weight) && weight > 0;
const noWeight = noAnswer('A paper weighs more than 0.');
