import type { FoldId } from '@printpartner/print-knowledge/folding';

/** How a strip of panels folds up. Panels and creases of the inside, left to right. */
export interface FoldOrder {
  /** Place of the panel that lies still. */
  still: number;
  /** Turn of each crease. */
  turns: readonly number[];
  /** Place of each panel in the folded stack, 0 for the one that lies still. */
  layers: readonly number[];
}

/** The order of folding of every parallel fold. The innermost panel folds first. */
export const foldOrders: Readonly<Record<Exclude<FoldId, 'french'>, FoldOrder>> = {
  half: { still: 1, turns: [0], layers: [1, 0] },
  tri: { still: 1, turns: [1, 0], layers: [2, 0, 1] },
  z: { still: 1, turns: [0, 0], layers: [1, 0, -1] },
  gate: { still: 1, turns: [0, 0], layers: [1, 0, 1] },
  'accordion-4': { still: 3, turns: [0, 0, 0], layers: [3, 2, 1, 0] },
  'double-gate': { still: 2, turns: [0, 1, 0], layers: [2, 3, 0, 1] },
  roll: { still: 1, turns: [2, 1, 0], layers: [3, 0, 2, 1] },
};
