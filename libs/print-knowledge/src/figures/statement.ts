import type { Provenance } from './provenance.ts';

/** A sentence with figures in it, and who says so. */
export interface Statement {
  text: string;
  from: Provenance;
}

/** Sentences of one source. */
export const statementsFrom = (from: Provenance, ...texts: string[]): Statement[] =>
  texts.map((text) => ({ text, from }));
