import { type KnowledgeTable, productDocument } from '../figures/provenance.ts';
import { layoutPractice } from './booklet-sources.ts';

/** The least distance that something keeps, inches. */
export interface BookletMargin {
  id: string;
  name: string;
  leastIn: number;
  /** Where the trade gives a range. */
  toIn?: number;
  why: string;
}

export const bookletMargins: KnowledgeTable<BookletMargin> = {
  rows: [
    { id: 'safe', name: 'Text and logos to the trim', leastIn: 0.25, why: 'Trimming wanders.' },
    { id: 'folio', name: 'Page numbers to the face', leastIn: 0.375, why: 'Creep pushes inner pages out.' },
    {
      id: 'inner-saddle',
      name: 'Inner margin, saddle stitch',
      leastIn: 0.5,
      why: 'The fold takes a little.',
    },
    {
      id: 'inner-perfect',
      name: 'Inner margin, perfect bound',
      leastIn: 0.625,
      toIn: 0.75,
      why: 'The glued spine does not open flat.',
    },
    { id: 'inner-coil', name: 'Inner margin, coil and Wire-O', leastIn: 0.5, why: 'Holes go through it.' },
    {
      id: 'calendar',
      name: 'Binding margin of a calendar',
      leastIn: 0.5,
      why: 'Wire and hanger take the top edge.',
    },
    {
      id: 'crossover',
      name: 'Shift of a picture across the gutter',
      leastIn: 1 / 16,
      why: 'Its halves are printed on different sheets.',
    },
  ],
  columns: { leastIn: { unit: 'in', from: layoutPractice }, toIn: { unit: 'in', from: layoutPractice } },
  exceptions: [{ row: 'calendar', column: 'leastIn', from: productDocument }],
};
