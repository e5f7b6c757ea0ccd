import type { Provenance } from '../figures/provenance.ts';

/** The order is sourced; that a gloss varnish is a 2 and a soft-touch film a 6 is our spread over the document's levels. */
export const costOrder: Provenance = {
  standing: 'practice',
  source: 'Levels within the document’s 2–6, by the order of cost',
  date: '2026-11',
};

export const dryTimeSplit: Provenance = {
  standing: 'practice',
  source: 'Split of the document’s range by sheen',
  date: '2026-11',
};

export const filmNeedsNoDrying: Provenance = {
  standing: 'practice',
  source: 'Film is bonded, not dried',
  date: '2026-11',
};

export const coatingWeights: Provenance = {
  standing: 'sourced',
  source: 'Added weight of coatings: MailSpec public data, checked against mill sheets',
  date: '2025-06',
};

/** Restrictions on gluing, folding and writing. */
export const coatingLimits: Provenance = {
  standing: 'sourced',
  source: 'TheFolderStore “Print Coatings”, PrintIndustry newsletter 18, FSEA Technology Focus',
  date: '2026-11',
};

export const touchDry: Provenance = {
  standing: 'practice',
  source: 'Drying on press',
  date: '2026-11',
};

export const coatingTipsFrom: Provenance = {
  standing: 'practice',
  source: 'Tips from press and bindery',
  date: '2026-11',
};
