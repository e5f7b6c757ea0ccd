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

/** UV where a piece is scored, glued or stamped. */
export const uvLimits: Provenance = { standing: 'sourced', source: 'FSEA Technology Focus', date: '2026-11' };

/** Varnish on coated stock only, and what is written on left uncoated. */
export const varnishLimits: Provenance = {
  standing: 'sourced',
  source: 'PrintIndustry newsletter 18',
  date: '2026-11',
};

/** Laminate over UV over aqueous over varnish. */
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
  source: 'Tips from press and bindery',
  date: '2026-11',
};
