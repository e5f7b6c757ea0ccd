import type { Provenance } from '../figures/provenance.ts';

/** The international inch. */
export const MM_IN_INCH = 25.4;

/** Grams in an avoirdupois ounce. */
export const GRAMS_IN_OUNCE = 28.349523125;

/** Points of caliper, not of type: 14 pt is 0.014 in. */
export const POINTS_IN_INCH = 1000;

export const unitArithmetic: Provenance = {
  standing: 'arithmetic',
  source: '1 in is 25.4 mm or 1,000 pt of caliper',
  date: '2026-11',
};

/** The A series of paper sizes. */
export const isoSizes: Provenance = { standing: 'sourced', source: 'ISO 216, A series', date: '2026-11' };
