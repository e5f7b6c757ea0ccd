import { answer, noAnswer, type Outcome, isPositive } from '../figures/outcome.ts';
import type { KnowledgeTable } from '../figures/provenance.ts';
import { foldingPractice } from './sources.ts';

/** How much narrower a tuck-in panel must be, by stock weight. */
export interface FoldAllowance {
  id: string;
  name: string;
  /** Inclusive, gsm. */
  upToGsm: number;
  allowanceIn: number;
  scoring: string;
}

/** Lightest stock first. */
export const foldAllowances: KnowledgeTable<FoldAllowance> = {
  rows: [
    {
      id: 'text',
      name: 'Text weights',
      upToGsm: 147,
      allowanceIn: 1 / 16,
      scoring: 'No score needed up to about 80# text.',
    },
    {
      id: 'medium',
      name: '100# text to 80# cover',
      upToGsm: 216,
      allowanceIn: 3 / 32,
      scoring: 'Score all cover stock, and 100# text where a fold crosses the grain or solid ink.',
    },
    {
      id: 'heavy',
      name: 'Heavier cover',
      upToGsm: Infinity,
      allowanceIn: 1 / 8,
      scoring: 'Always score, and fold with the grain.',
    },
  ],
  columns: {
    upToGsm: { unit: 'gsm', from: foldingPractice },
    allowanceIn: { unit: 'in', from: foldingPractice },
    scoring: { from: foldingPractice },
  },
};

/** Allowance for a stock weight in gsm. */
export function foldAllowanceFor(gsm: number): Outcome<FoldAllowance> {
  if (!isPositive(gsm)) return noAnswer('Stock weight must be more than 0 gsm.');
  const found = foldAllowances.rows.find((row) => gsm <= row.upToGsm);
  return found ? answer(found) : noAnswer(`No fold allowance for ${gsm} gsm.`);
}
