import type { Provenance } from '../figures/provenance.ts';

export const millSheets: Provenance = {
  standing: 'sourced',
  source: 'Mill sheets: Sappi, Domtar, Mohawk',
  date: '2025-06',
};

export const basisArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Calculated from TAPPI basis sizes',
  date: '2026-11',
};

export const stockChart: Provenance = {
  standing: 'practice',
  source: 'Paper equivalence chart',
  date: '2026-11',
};

/** 120#, 130# and the thickest boards, for which no mill sheet was found. */
export const estimatedCaliper: Provenance = {
  standing: 'practice',
  source: 'Estimate from lighter papers in the same line',
  date: '2026-11',
};

export const inkLimits: Provenance = {
  standing: 'sourced',
  source: 'Ink limits from print forums and newsletters',
  date: '2026-11',
};
