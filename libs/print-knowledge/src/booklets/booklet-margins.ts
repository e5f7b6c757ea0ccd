import { productDocument, type KnowledgeTable } from '../figures/provenance.ts';
import { layoutPractice } from '../limits/page-limits.ts';
import { limitOf, secondOf, type LimitId } from '../limits/limits.ts';

/** A minimum distance on a page, in inches. */
export interface BookletMargin {
  id: string;
  name: string;
  minIn: number;
  /** Upper end, where the trade gives a range. */
  maxIn?: number;
  why: string;
}

/** Figures and reasons are those of the limits that all guides share. */
function marginOf(id: string, limit: LimitId, name?: string): BookletMargin {
  const row = limitOf(limit);
  const maxIn = secondOf(row);
  return {
    id,
    name: name ?? row.subject,
    minIn: row.value,
    ...(maxIn !== undefined && { maxIn }),
    why: row.reason,
  };
}

export const bookletMargins: KnowledgeTable<BookletMargin> = {
  rows: [
    marginOf('safe', 'text-trim-book', 'Text and logos to the trim'),
    marginOf('page-number', 'page-number'),
    marginOf('inner-saddle', 'gutter-saddle'),
    marginOf('inner-perfect', 'gutter-perfect'),
    marginOf('inner-coil', 'gutter-coil'),
    marginOf('calendar', 'gutter-calendar'),
    {
      id: 'crossover',
      name: 'Shift of an image across the gutter',
      minIn: 1 / 16,
      why: 'Its halves print on different sheets.',
    },
  ],
  columns: { minIn: { unit: 'in', from: layoutPractice }, maxIn: { unit: 'in', from: layoutPractice } },
  exceptions: [{ row: 'calendar', column: 'minIn', from: productDocument }],
};
