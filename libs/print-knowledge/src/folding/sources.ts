import type { Provenance } from '../figures/provenance.ts';

/** Fold names, and that tuck-in panels are narrower. */
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

/** Fold allowances by weight, and the sheet and paper limits of folders. */
export const foldingPractice: Provenance = {
  standing: 'practice',
  source: 'Allowances and limits of common buckle folders',
  date: '2026-11',
};
