import { type KnowledgeTable, productDocument } from '../figures/provenance.ts';
import type { Binding } from './binding.ts';
import { signaturePractice } from './binding-sources.ts';
import { mechanicalBindings } from './mechanical-bindings.ts';
import { perfectBindings } from './perfect-bindings.ts';
import { premiumBindings } from './premium-bindings.ts';
import { saddleBindings } from './saddle-bindings.ts';

/** The seven bindings of the guide, cheapest first. The spec form has a list of its own, with side stitching. */
export const bindings: KnowledgeTable<Binding> = {
  rows: [...saddleBindings, ...mechanicalBindings, ...perfectBindings, ...premiumBindings],
  columns: {
    minPages: { unit: 'pages', from: productDocument },
    maxPages: { unit: 'pages', from: productDocument },
    pageMultiple: { unit: 'pages', from: productDocument },
    costLevel: { unit: 'level', from: productDocument },
  },
  exceptions: premiumBindings.map(({ id }) => ({
    row: id,
    column: 'pageMultiple' as const,
    from: signaturePractice,
  })),
};

export interface BindingSection {
  id: string;
  title: string;
  /** Of its bindings; left out is without an end. */
  minCostLevel?: number;
  maxCostLevel?: number;
}

/** The three sections of the guide, which its cost levels make. Source: the product's document. */
export const bindingSections: readonly BindingSection[] = [
  { id: 'saddle-coil', title: 'Saddle Stitch/Spiral Coil', maxCostLevel: 2 },
  { id: 'wire-perfect', title: 'Wire-o/Perfect Binding', minCostLevel: 3, maxCostLevel: 3 },
  { id: 'premium', title: 'Premium Binding', minCostLevel: 4 },
];

export function bindingsOf({
  minCostLevel = 0,
  maxCostLevel = Infinity,
}: BindingSection): readonly Binding[] {
  return bindings.rows.filter(({ costLevel }) => costLevel >= minCostLevel && costLevel <= maxCostLevel);
}
