import type { Provenance } from '../figures/provenance.ts';

export const sheetArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Pieces that fit between gripper, tail and sides',
  date: '2026-11',
};

/** What to do between two figures of the product's document that overlap; the document does not say. */
export const overlapAdvice: Provenance = {
  standing: 'practice',
  source: 'Advice where best runs and thresholds overlap',
  date: '2026-11',
};
