import { productDocument, type Provenance } from '../figures/provenance.ts';
import type { Limit } from './limit.ts';

export const layoutPractice: Provenance = {
  standing: 'practice',
  source: 'Margins and tolerances of page layout',
  date: '2026-11',
};

const practice = { unit: 'in', from: layoutPractice } as const;
const house = { unit: 'in', from: productDocument } as const;

/** Minimum distances on a page and widths of a spine, in inches. */
export const pageLimits = [
  {
    id: 'bleed',
    subject: 'Bleed',
    value: 0.125,
    mm: 3,
    ...house,
    reason: 'The cut can shift; 3 mm counts.',
  },
  {
    id: 'bleed-large-format',
    subject: 'Bleed, large format',
    value: 0.25,
    ...practice,
    reason: 'Large sheets shift and stretch more than small ones.',
  },
  {
    id: 'bleed-case',
    subject: 'Art wrapped around the boards of a case',
    value: 0.625,
    most: 0.75,
    ...practice,
    reason: 'It is glued to the inside of the board, so 1/8 in of bleed is not enough.',
  },
  {
    id: 'text-trim',
    subject: 'Text and logos to the trim',
    value: 0.125,
    better: 0.25,
    ...practice,
    reason: 'Trim shifts.',
  },
  {
    id: 'text-trim-book',
    subject: 'Text and logos to the trim, bound pages',
    value: 0.25,
    ...practice,
    reason: 'Folding, binding and trimming all shift the page, a single sheet is only cut.',
  },
  {
    id: 'text-trim-large-format',
    subject: 'Text and logos to the trim, large format',
    value: 0.5,
    ...practice,
    reason: 'Hems, grommets and frames cover the edge.',
  },
  {
    id: 'text-fold',
    subject: 'Text and faces to a fold',
    value: 0.125,
    better: 0.25,
    ...practice,
    reason: 'A fold can be off by 1/32 in either way, and a score widens it.',
  },
  {
    id: 'page-number',
    subject: 'Page numbers to the face',
    value: 0.375,
    ...practice,
    reason: 'Creep pushes inner pages out.',
  },
  {
    id: 'gutter-saddle',
    subject: 'Inner margin, saddle stitch',
    value: 0.5,
    ...practice,
    reason: 'The fold takes up some of the margin.',
  },
  {
    id: 'gutter-perfect',
    subject: 'Inner margin, perfect bound',
    value: 0.625,
    most: 0.75,
    ...practice,
    reason: 'The glued spine doesn’t open flat.',
  },
  {
    id: 'gutter-coil',
    subject: 'Inner margin, coil and Wire-O',
    value: 0.5,
    ...practice,
    reason: 'Holes are punched there.',
  },
  {
    id: 'gutter-side-stitch',
    subject: 'Inner margin, side stitch',
    value: 0.5,
    most: 0.75,
    ...practice,
    reason: 'The wire goes through the side, near the spine.',
  },
  {
    id: 'gutter-calendar',
    subject: 'Binding margin of a calendar',
    value: 0.5,
    ...house,
    reason: 'Wire and hanger take the top edge.',
  },
  {
    id: 'spine-bind',
    subject: 'Perfect-bound spine',
    value: 0.125,
    ...practice,
    reason: 'Glue doesn’t hold a thinner block; saddle stitch it.',
  },
  {
    id: 'spine-type',
    subject: 'Spine with type',
    value: 0.25,
    ...practice,
    reason: 'The cover can shift sideways by 1/16 in.',
  },
] as const satisfies readonly Limit[];
