import type { FoldId } from '@printpartner/print-knowledge/folding';

/** The sheet that the cards of the guide draw for a fold, inches. */
interface FoldSample {
  flatWidth: number;
  height: number;
  allowance: number;
}

const text = 1 / 16;

export const foldSamples: Readonly<Record<FoldId, FoldSample>> = {
  half: { flatWidth: 11, height: 8.5, allowance: text },
  tri: { flatWidth: 11, height: 8.5, allowance: text },
  z: { flatWidth: 12, height: 9, allowance: text },
  gate: { flatWidth: 17, height: 11, allowance: 1 / 8 },
  french: { flatWidth: 8.5, height: 11, allowance: text },
  'accordion-4': { flatWidth: 14, height: 8.5, allowance: text },
  'double-gate': { flatWidth: 17, height: 11, allowance: text },
  roll: { flatWidth: 16, height: 8.5, allowance: text },
};
