import type { Provenance } from '../figures/provenance.ts';

/** Names of folds, and that panels which tuck in are narrower. */
export const foldTerms: Provenance = {
  standing: 'sourced',
  source: 'Fold terms: a document printers’ glossary and a folder maker’s A4 template (100, 100 and 97 mm)',
  date: '2026-11',
};

export const panelArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Panel arithmetic: the panels add up to the flat width',
  date: '2026-11',
};

/** Fold allowances by weight, sheet limits and paper ranges of the folding machine. */
export const foldingPractice: Provenance = {
  standing: 'practice',
  source: 'Allowances and limits of common buckle folders',
  date: '2026-11',
};
