import type { Provenance } from '../figures/provenance.ts';

/** A rule in words, with the source of its figures. */
export interface MailRule {
  text: string;
  from: Provenance;
}

/** Rules of one source. */
export const rulesFrom = (from: Provenance, ...texts: string[]): readonly MailRule[] =>
  texts.map((text) => ({ text, from }));
