import type { Statement } from '../figures/provenance.ts';

export type BindingId =
  | 'saddle-stitch'
  | 'spiral-coil'
  | 'wire-o'
  | 'perfect-bound'
  | 'layflat'
  | 'case-bound'
  | 'thread-sewn';

export type BindingCostLabel = 'Budget Friendly' | 'Moderate' | 'Premium Price';

export interface Binding {
  id: BindingId;
  name: string;
  description: string;
  /** Pages, counting every side. */
  minPages: number;
  maxPages: number;
  /** The page count must be a multiple of it. */
  pageMultiple: number;
  /** Added to the page rule, such as preferred signatures. */
  pageRuleNote?: string;
  /** 1 (cheapest) to 5. */
  costLevel: number;
  usage: string;
  opensFlat: string;
  spinePrinted: string;
  tips: readonly Statement[];
}

/** Label of a cost level. Source: the product's document. */
export function bindingCostLabel(costLevel: number): BindingCostLabel {
  if (costLevel === 1) return 'Budget Friendly';
  return costLevel === 5 ? 'Premium Price' : 'Moderate';
}
