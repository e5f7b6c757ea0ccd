import { answer, noAnswer, type Outcome, isPositive } from '../figures/outcome.ts';
import type { KnowledgeTable } from '../figures/provenance.ts';
import { foldingPractice } from './sources.ts';

/** How much narrower a panel is made that tucks into another, by the weight of the stock. */
export interface FoldAllowance {
  id: string;
  name: string;
  /** The heaviest stock that it serves, gsm. */
  upToGsm: number;
  allowanceIn: number;
  /** Whether the fold line must be scored first. */
  scoring: string;
}

/** By rising weight. */
export const foldAllowances: KnowledgeTable<FoldAllowance> = {
  rows: [
    {
      id: 'text',
      name: 'Text weights',
      upToGsm: 147,
      allowanceIn: 1 / 16,
      scoring: 'Folds without a score up to about 80# text.',
    },
    {
      id: 'medium',
      name: '100# text to 80# cover',
      upToGsm: 216,
      allowanceIn: 3 / 32,
      scoring: 'Score every cover stock, and 100# text where a fold crosses the grain or solid ink.',
    },
    {
      id: 'heavy',
      name: 'Heavier cover',
      upToGsm: Infinity,
      allowanceIn: 1 / 8,
      scoring: 'Always score it, and fold with the grain.',
    },
  ],
  columns: {
    upToGsm: { unit: 'gsm', from: foldingPractice },
    allowanceIn: { unit: 'in', from: foldingPractice },
    scoring: { from: foldingPractice },
  },
};

/** The allowance for a stock of this weight in gsm; the heaviest class has no upper end. */
export function foldAllowanceFor(gsm: number): Outcome<FoldAllowance> {
  if (!isPositive(gsm)) return noAnswer('The weight of the stock must be more than 0 gsm.');
  const found = foldAllowances.rows.find((row) => gsm <= row.upToGsm);
  return found ? answer(found) : noAnswer(`No allowance is known for ${gsm} gsm.`);
}
