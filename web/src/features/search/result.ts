import type { Answer } from '@printpartner/print-search/answers';

/** A line of the results that can be opened. */
export interface Result {
  /** Unique in the list. */
  id: string;
  title: string;
  /** Where it is: `Paper & Envelope Types › Paper By Weight`. */
  place: string;
  /** What matches in it. */
  lines: readonly string[];
  /** Path and query of the screen that shows it; undefined for an answer without a calculator or dieline. */
  address?: string | undefined;
  /** Answer to a query that is a calculation. */
  answer?: Answer;
}

export interface ResultGroup {
  name: string;
  results: readonly Result[];
}
