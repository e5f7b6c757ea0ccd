import { type KnowledgeTable, type Provenance, productDocument } from '../figures/provenance.ts';

/** Business days, inclusive. */
export interface Days {
  from: number;
  to: number;
}

export interface Turnaround {
  id: string;
  product: 'booklet' | 'brochure';
  name: string;
  days: Days;
  /** Added to the days of a printing method. */
  isExtra?: boolean;
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

/** Business days of printing and finishing together. */
export function withFinish(printing: Days, finish: Days): Days {
  return { from: printing.from + finish.from, to: printing.to + finish.to };
}

export const finishArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Printing days plus finishing days',
  date: '2026-11',
};
