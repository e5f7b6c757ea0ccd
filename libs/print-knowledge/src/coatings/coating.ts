import { tradePractice, type Statement } from '../figures/provenance.ts';

/** As the product's document files them; the section of a Specialty coating is called Varnish. */
export type CoatingCategory = 'Specialty' | 'Aqueous' | 'UV' | 'Lamination';

/** Minutes until it is dry to the touch; `none` for a film, which is bonded and does not dry. */
export type DryTime = { from: number; to: number } | 'instant' | 'none';

export type CoatingBadge = 'Budget Friendly' | 'Moderate Cost' | 'Premium Price';

/** A sentence of its own source, or one of trade practice. */
export type CoatingPoint = string | Statement;

/** Text and source of each: what names none is trade practice. */
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
  /** Share of the sheet's weight that it adds, in %; undefined where no figure is known. */
  addedWeight?: number;
  applications: readonly string[];
  advantages: readonly string[];
  considerations: readonly CoatingPoint[];
  compatibility: readonly CoatingPoint[];
  tips: readonly string[];
}

/** The badge of a cost level: 2 and less, 3 and 4, 5 and more. Source: the product's document. */
export function coatingBadge(costLevel: number): CoatingBadge {
  if (costLevel <= 2) return 'Budget Friendly';
  return costLevel <= 4 ? 'Moderate Cost' : 'Premium Price';
}

/** What a flood coat or a film adds to a sheet's weight, in %. Source: `coatingWeights`. */
export const addedWeight = { aqueous: 1.5, uv: 3.5, laminate: 6 } as const;
