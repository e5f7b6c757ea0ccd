import type { Binding } from './binding.ts';
import { binderyTip, calendarMargin } from './binding-tip.ts';

export const mechanicalBindings: readonly Binding[] = [
  {
    id: 'spiral-coil',
    name: 'Spiral Coil',
    description: 'A plastic coil, threaded through punched holes.',
    minPages: 4,
    maxPages: 300,
    pageMultiple: 2,
    costLevel: 2,
    usage: 'Manuals, workbooks, cookbooks',
    opensFlat: 'Yes, all the way round',
    spinePrinted: 'No: the coil shows',
    tips: [
      binderyTip('Keep 3/8–1/2 in at the bind edge clear of live matter.'),
      binderyTip('The coil adds about 1/4 in to the width; it is about 1/8 in more than the book is thick.'),
      binderyTip('Facing pages sit half a pitch apart: do not run pictures across.'),
    ],
  },
  {
    id: 'wire-o',
    name: 'Wire-O',
    description: 'Double loops of metal wire through punched holes.',
    minPages: 4,
    maxPages: 300,
    pageMultiple: 2,
    costLevel: 3,
    usage: 'Calendars, presentations, journals',
    opensFlat: 'Yes, all the way round; pages stay in line',
    spinePrinted: 'No',
    tips: [
      binderyTip('Keep 3/8–1/2 in at the bind edge clear.'),
      calendarMargin,
      binderyTip('Wire goes up to about 1 in; above about 9/16 in the pitch is 2:1.'),
      binderyTip('It dents in the mail: pack it flat.'),
    ],
  },
];
