import { type KnowledgeTable, productDocument } from '../figures/provenance.ts';
import { layoutPractice } from './booklet-sources.ts';

/** A minimum distance on a page, in inches. */
export interface BookletMargin {
  id: string;
  name: string;
  minIn: number;
  /** Upper end, where the trade gives a range. */
  maxIn?: number;
  why: string;
}

export const bookletMargins: KnowledgeTable<BookletMargin> = {
  rows: [
    { id: 'safe', name: 'Text and logos to the trim', minIn: 0.25, why: 'Trim shifts.' },
    {
      id: 'page-number',
      name: 'Page numbers to the face',
      minIn: 0.375,
      why: 'Creep pushes inner pages out.',
    },
    {
      id: 'inner-saddle',
      name: 'Inner margin, saddle stitch',
      minIn: 0.5,
      why: 'The fold takes up some of the margin.',
    },
    {
      id: 'inner-perfect',
      name: 'Inner margin, perfect bound',
      minIn: 0.625,
      maxIn: 0.75,
      why: 'The glued spine doesn’t open flat.',
    },
    { id: 'inner-coil', name: 'Inner margin, coil and Wire-O', minIn: 0.5, why: 'Holes are punched there.' },
    {
      id: 'calendar',
      name: 'Binding margin of a calendar',
      minIn: 0.5,
      why: 'Wire and hanger take the top edge.',
    },
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
