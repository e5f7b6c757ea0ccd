import type { Binding } from './binding.ts';

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
      'Keep 3/8–1/2 in at the bind edge clear of live matter.',
      'The coil adds about 1/4 in to the width; it is about 1/8 in more than the book is thick.',
      'Facing pages sit half a pitch apart: do not run pictures across.',
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
      'Keep 3/8–1/2 in at the bind edge clear; on a calendar at least 1/2 in.',
      'Wire goes up to about 1 in; above about 9/16 in the pitch is 2:1.',
      'It dents in the mail: pack it flat.',
    ],
  },
];
