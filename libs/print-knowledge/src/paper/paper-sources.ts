import type { Provenance } from '../figures/provenance.ts';

export const millSheets: Provenance = {
  standing: 'sourced',
  source: 'Mill sheets: Sappi, Domtar, Mohawk',
  date: '2025-06',
};

export const basisArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Arithmetic from TAPPI basis sizes',
  date: '2026-11',
};

export const stockChart: Provenance = {
  standing: 'practice',
  source: 'Paper equivalence chart',
  date: '2026-11',
};

/** 120#, 130# and the thickest boards: no mill sheet was at hand. */
export const estimatedCaliper: Provenance = {
  standing: 'practice',
  source: 'Estimate from lighter papers of the same line',
  date: '2026-11',
};

export const inkLimits: Provenance = {
  standing: 'sourced',
  source: 'Ink limits of print forums and newsletters',
  date: '2026-11',
};
