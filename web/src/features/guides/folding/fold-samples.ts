import type { FoldId } from '@printpartner/print-knowledge/folding';

/** Sample sheet that the guide draws for a fold, inches. */
interface FoldSample {
  flatWidth: number;
  height: number;
  allowance: number;
}

const textAllowance = 1 / 16;

export const foldSamples: Readonly<Record<FoldId, FoldSample>> = {
  half: { flatWidth: 11, height: 8.5, allowance: textAllowance },
  tri: { flatWidth: 11, height: 8.5, allowance: textAllowance },
  z: { flatWidth: 12, height: 9, allowance: textAllowance },
  gate: { flatWidth: 17, height: 11, allowance: 1 / 8 },
  french: { flatWidth: 8.5, height: 11, allowance: textAllowance },
  'accordion-4': { flatWidth: 14, height: 8.5, allowance: textAllowance },
  'double-gate': { flatWidth: 17, height: 11, allowance: textAllowance },
  roll: { flatWidth: 16, height: 8.5, allowance: textAllowance },
};
