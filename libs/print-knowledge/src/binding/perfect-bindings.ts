import type { Binding } from './binding.ts';
import { binderyTip } from './binding-tip.ts';

export const perfectBindings: readonly Binding[] = [
  {
    id: 'perfect-bound',
    name: 'Perfect Bound',
    description: 'Loose leaves, roughened at the spine and glued into a wrapped cover.',
    minPages: 32,
    maxPages: 300,
    pageMultiple: 2,
    costLevel: 3,
    usage: 'Books, thick catalogs, annual reports',
    opensFlat: 'No',
    spinePrinted: 'From 1/8 in; words better from 1/4 in',
    tips: [
      binderyTip('Leave a gutter of 1/2 in or more, and run the grain parallel to the spine.'),
      binderyTip('Score the hinge 1/8–1/4 in from the spine.'),
      binderyTip('Keep 1/4 in inside the cover free of ink and coating: the glue goes there.'),
      binderyTip('For coated or heavy stock ask for PUR glue instead of EVA.'),
    ],
  },
];
