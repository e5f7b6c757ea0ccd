import { type KnowledgeTable, type Provenance, productDocument } from '../figures/provenance.ts';

/** Business days from the first to the last, both counted. */
export interface Days {
  from: number;
  to: number;
}

export interface Turnaround {
  id: string;
  product: 'booklet' | 'brochure';
  name: string;
  days: Days;
  /** The days come on top of a way of printing, and are no way of their own. */
  isExtra?: boolean;
  /** It costs more than the same job at the usual pace. */
  costsExtra?: boolean;
}

export const turnarounds: KnowledgeTable<Turnaround> = {
  rows: [
    { id: 'booklet-rush', product: 'booklet', name: 'Rush', days: { from: 1, to: 2 }, costsExtra: true },
    { id: 'booklet-digital', product: 'booklet', name: 'Digital', days: { from: 3, to: 5 } },
    { id: 'booklet-offset', product: 'booklet', name: 'Offset', days: { from: 7, to: 10 } },
    {
      id: 'booklet-finishes',
      product: 'booklet',
      name: 'Special finishes',
      days: { from: 2, to: 3 },
      isExtra: true,
    },
    { id: 'brochure-digital', product: 'brochure', name: 'Digital', days: { from: 3, to: 5 } },
    { id: 'brochure-offset', product: 'brochure', name: 'Offset', days: { from: 5, to: 10 } },
  ],
  columns: { days: { unit: 'business days', from: productDocument } },
};

export const turnaroundsOf = (product: Turnaround['product']): Turnaround[] =>
  turnarounds.rows.filter((row) => row.product === product);

/** Business days of a job whose finish comes after its printing. */
export function withFinish(printing: Days, finish: Days): Days {
  return { from: printing.from + finish.from, to: printing.to + finish.to };
}

export const finishArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Days of printing and of finishing together',
  date: '2026-11',
};
