import type { Provenance } from '../figures/provenance.ts';

/** The order is sourced; spreading it over the document's levels 2–6 is ours. */
export const costOrder: Provenance = {
  standing: 'practice',
  source: 'House cost levels 2–6, in order of cost',
  date: '2026-11',
};

export const dryTimeSplit: Provenance = {
  standing: 'practice',
  source: 'House range, split by sheen',
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

/** UV on scored, glued or stamped areas. */
export const uvLimits: Provenance = { standing: 'sourced', source: 'FSEA Technology Focus', date: '2026-11' };

/** Varnish on coated stock only; writing areas uncoated. */
export const varnishLimits: Provenance = {
  standing: 'sourced',
  source: 'PrintIndustry newsletter 18',
  date: '2026-11',
};

/** Cost order: varnish, aqueous, UV, laminate. */
export const costRanking: Provenance = {
  standing: 'sourced',
  source: 'Book Business, Integra on coatings',
  date: '2026-11',
};

export const touchDry: Provenance = {
  standing: 'practice',
  source: 'Drying on press',
  date: '2026-11',
};

export const coatingTipsFrom: Provenance = {
  standing: 'practice',
  source: 'Pressroom and bindery tips',
  date: '2026-11',
};
