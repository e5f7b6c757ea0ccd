import type { Statement } from '../figures/provenance.ts';

export type BindingId =
  'saddle-stitch' | 'spiral-coil' | 'wire-o' | 'perfect-bound' | 'layflat' | 'case-bound' | 'thread-sewn';

export type BindingCostLabel = 'Budget Friendly' | 'Moderate' | 'Premium Price';

export interface Binding {
  id: BindingId;
  name: string;
  description: string;
  /** Pages, every side counted. */
  minPages: number;
  maxPages: number;
  /** The page count must be divisible by it. */
  pageMultiple: number;
  /** The rule beyond the plain divisor, such as the signatures that suit a press. */
  pageRuleNote?: string;
  /** 1 (cheapest) to 5. */
  costLevel: number;
  usage: string;
  opensFlat: string;
  spinePrinted: string;
  tips: readonly Statement[];
}

/** The words for a cost level. Source: the product's document. */
export function bindingCostLabel(costLevel: number): BindingCostLabel {
  if (costLevel === 1) return 'Budget Friendly';
  return costLevel === 5 ? 'Premium Price' : 'Moderate';
}
