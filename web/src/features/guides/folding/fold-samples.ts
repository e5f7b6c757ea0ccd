import type { FoldId } from '@printpartner/print-knowledge/folding';

/** Sample sheet that the guide draws for a fold, inches. */
interface FoldSample {
  flatWidth: number;
  height: number;
  allowance: number;
}

const TEXT_ALLOWANCE = 1 / 16;

export const foldSamples: Readonly<Record<FoldId, FoldSample>> = {
  half: { flatWidth: 11, height: 8.5, allowance: TEXT_ALLOWANCE },
  tri: { flatWidth: 11, height: 8.5, allowance: TEXT_ALLOWANCE },
  z: { flatWidth: 12, height: 9, allowance: TEXT_ALLOWANCE },
  gate: { flatWidth: 17, height: 11, allowance: 1 / 8 },
  french: { flatWidth: 8.5, height: 11, allowance: TEXT_ALLOWANCE },
  'accordion-4': { flatWidth: 14, height: 8.5, allowance: TEXT_ALLOWANCE },
  'double-gate': { flatWidth: 17, height: 11, allowance: TEXT_ALLOWANCE },
  roll: { flatWidth: 16, height: 8.5, allowance: TEXT_ALLOWANCE },
};
