import type { Binding } from './binding.ts';
import { binderyTip } from './binding-tip.ts';

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
      binderyTip('Count every side, the cover’s four included.'),
      binderyTip('Creep grows with pages and caliper: keep folios 3/8 in from the face.'),
      binderyTip('Keep it under about 1/8–3/16 in thick: on 100# text that is 40–48 pages.'),
      binderyTip('Loop stitches let it hang in a ring binder.'),
    ],
  },
];
