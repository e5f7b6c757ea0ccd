import type { Provenance } from './provenance.ts';

/** The product's own document: its figures stand as they are. */
export const productDocument: Provenance = {
  standing: 'product',
  source: 'Print Partner house figure',
  date: '2026-11',
};

/** What the trade does, as experience has it; no source was looked up. */
export const tradePractice: Provenance = { standing: 'practice', source: 'Trade practice', date: '2026-11' };
