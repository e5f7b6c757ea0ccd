import { answer, isPositive, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { KnowledgeTable, Provenance } from '../figures/provenance.ts';

const cartonLimit: Provenance = {
  standing: 'sourced',
  source: 'Carton limit in a print buyer’s specification: PrintIndustry blog, 2015',
  date: '2026-11',
};

/** How finished pieces are packed. */
export interface CartonRule {
  id: 'carton';
  /** Pounds that one person can lift safely; buyers and printers may agree on less. */
  mostLb: number;
}

const carton: CartonRule = { id: 'carton', mostLb: 40 };

export const cartonRules = {
  rows: [carton],
  columns: { mostLb: { unit: 'lb', from: cartonLimit } },
} as const satisfies KnowledgeTable<CartonRule>;

const OUNCES_IN_POUND = 16;

/** Pieces that a carton holds by weight, before its size. @param ounces of one piece */
export function piecesPerCarton(ounces: number): Outcome<number> {
  if (!isPositive(ounces)) return noAnswer('Piece weight must be more than 0 oz.');
  const pieces = Math.floor((carton.mostLb * OUNCES_IN_POUND) / ounces);
  return pieces > 0
    ? answer(pieces)
    : noAnswer(`One piece weighs more than a carton holds, ${carton.mostLb} lb.`);
}
