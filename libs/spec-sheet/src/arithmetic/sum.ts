import type { Provenance } from '@printpartner/print-knowledge/figures';

export type SumId = 'pages' | 'spine' | 'panels' | 'weight' | 'cartons' | 'postage' | 'envelope' | 'price';

/** Results per quantity, as text. */
export interface SumTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * One result of the print arithmetic, with everything to show beside the form and on the sheet. Lengths in its texts
 * are decimals or fractions such as `3-11/16`.
 */
export interface Sum {
  id: SumId;
  title: string;
  /** The result with its unit: `2.01 oz`. */
  headline?: string;
  /** Continues the headline: `each, 125.5 lb per 1,000`. */
  detail?: string;
  /** Whether the job keeps a rule; undefined for a plain figure. */
  isMet?: boolean;
  /** The arithmetic with its numbers, and what it means. Sentences. */
  lines: readonly string[];
  table?: SumTable;
  /** What to reconsider; never a reason to stop. */
  warnings: readonly string[];
  /** What to enter to get the result. */
  missing?: string;
  /** Sources of its figures, each once. */
  from: readonly Provenance[];
}

interface SumParts extends Partial<Omit<Sum, 'id' | 'title' | 'from'>> {
  from?: readonly (Provenance | undefined)[];
}

export function sumOf(id: SumId, title: string, { from = [], ...parts }: SumParts): Sum {
  return { lines: [], warnings: [], ...parts, id, title, from: distinct(from) };
}

function distinct(from: readonly (Provenance | undefined)[]): Provenance[] {
  const known = from.filter((one) => one !== undefined);
  return known.filter(
    (one, place) =>
      known.findIndex(({ source, date }) => source === one.source && date === one.date) === place,
  );
}
