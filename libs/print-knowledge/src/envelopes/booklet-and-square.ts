import type { Envelope } from './envelope.ts';

const booklet = (
  id: string,
  name: string,
  size: string,
  availability: Envelope['availability'],
  usage: string,
): Envelope => ({ id, group: 'booklet', name, size, availability, usage });

/** Open on the long side for machine inserting. */
export const bookletEnvelopes: readonly Envelope[] = [
  booklet('booklet-6', 'Booklet #6', '5-3/4 x 8-7/8', 'specialty', 'Half-letter booklets'),
  booklet('booklet-6-1-2', 'Booklet #6-1/2', '6 x 9', 'common', '5-1/2 x 8-1/2 booklets'),
  booklet('booklet-7-1-4', 'Booklet #7-1/4', '7 x 10', 'specialty', '6 x 9 booklets with cover'),
  booklet('booklet-9-1-2', 'Booklet #9-1/2', '9 x 12', 'common', '8-1/2 x 11 booklets, machine inserting'),
  booklet('c5', 'C5', '6-3/8 x 9 (162 x 229 mm)', 'specialty', 'A5 sheet, or A4 folded once'),
];

const square = (
  id: string,
  size: string,
  insertSize: string,
  availability: Envelope['availability'],
  usage: string,
): Envelope => ({ id, group: 'square', name: size, size, insertSize, availability, usage });

export const squareEnvelopes: readonly Envelope[] = [
  square('square-5', '5 x 5', '4-3/4 x 4-3/4', 'specialty', 'Invitations'),
  square('square-5-5', '5-1/2 x 5-1/2', '5-1/4 x 5-1/4', 'specialty', 'Announcements'),
  square('square-6', '6 x 6', '5-3/4 x 5-3/4', 'common', 'Invitations, CD-size cards'),
  square('square-6-5', '6-1/2 x 6-1/2', '6-1/4 x 6-1/4', 'specialty', 'Large invitations'),
];
