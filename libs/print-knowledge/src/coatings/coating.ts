import { tradePractice, type Statement } from '../figures/provenance.ts';

/** The document's categories; the Specialty section is titled Varnish. */
export type CoatingCategory = 'Specialty' | 'Aqueous' | 'UV' | 'Lamination';

/** Minutes until dry to the touch; `none` for film, which is bonded. */
export type DryTime = { from: number; to: number } | 'instant' | 'none';

export type CoatingBadge = 'Budget Friendly' | 'Moderate Cost' | 'Premium Price';

/** A string is trade practice. */
export type CoatingPoint = string | Statement;

export const pointsOf = (points: readonly CoatingPoint[]): readonly Statement[] =>
  points.map((point) => (typeof point === 'string' ? { text: point, from: tradePractice } : point));

export interface Coating {
  id: string;
  name: string;
  category: CoatingCategory;
  /** 2 (cheapest) to 6. */
  costLevel: number;
  description: string;
  appearance: string;
  durability: string;
  dryTime: DryTime;
  /** Percent of the sheet's weight; undefined if unknown. */
  addedWeight?: number;
  applications: readonly string[];
  advantages: readonly string[];
  considerations: readonly CoatingPoint[];
  compatibility: readonly CoatingPoint[];
  tips: readonly string[];
}

/** Badge of a cost level: up to 2, 3–4, 5 and up. Source: the product's document. */
export function coatingBadge(costLevel: number): CoatingBadge {
  if (costLevel <= 2) return 'Budget Friendly';
  return costLevel <= 4 ? 'Moderate Cost' : 'Premium Price';
}

/** Weight a flood coating or film adds to a sheet, in percent. Source: `coatingWeights`. */
export const addedWeight = { aqueous: 1.5, uv: 3.5, laminate: 6 } as const;
