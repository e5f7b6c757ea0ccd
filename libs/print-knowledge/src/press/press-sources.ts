import type { Provenance } from '../figures/provenance.ts';

export const sheetArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Pieces that fit inside gripper, tail and side margins',
  date: '2026-11',
};

/** Our advice where figures of the product's document overlap. */
export const overlapAdvice: Provenance = {
  standing: 'practice',
  source: 'Advice where optimal runs and thresholds overlap',
  date: '2026-11',
};
