import type { Binding } from './binding.ts';

export const saddleBindings: readonly Binding[] = [
  {
    id: 'saddle-stitch',
    name: 'Saddle Stitch',
    description: 'Folded sheets, one in another, stapled with wire through the fold.',
    minPages: 8,
    maxPages: 92,
    pageMultiple: 4,
    costLevel: 2,
    usage: 'Programs, catalogs, newsletters, magazines',
    opensFlat: 'Nearly',
    spinePrinted: 'No',
    tips: [
      'Count every side, the cover’s four included.',
      'Creep grows with pages and caliper: keep folios 3/8 in from the face.',
      'Keep it under about 1/8–3/16 in thick: on 100# text that is 40–48 pages.',
      'Loop stitches let it hang in a ring binder.',
    ],
  },
];
