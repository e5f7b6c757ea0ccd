import {
  type Exception,
  type KnowledgeTable,
  productDocument,
  tradePractice,
} from '../figures/provenance.ts';
import { aSeriesEnvelopes } from './a-series.ts';
import { businessEnvelopes } from './business.ts';
import type { Envelope } from './envelope.ts';
import { envelopeChart, envelopeMakers, replyUse, ruleOfFit, windowCharts } from './envelope-sources.ts';

const booklet = (
  id: string,
  name: string,
  size: string,
  availability: Envelope['availability'],
  usage: string,
): Envelope => ({ id, group: 'booklet', name, size, availability, usage });

/** Open on the long side for machine inserting. */
const bookletEnvelopes: readonly Envelope[] = [
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

const squareEnvelopes: readonly Envelope[] = [
  square('square-5', '5 x 5', '4-3/4 x 4-3/4', 'specialty', 'Invitations'),
  square('square-5-5', '5-1/2 x 5-1/2', '5-1/4 x 5-1/4', 'specialty', 'Announcements'),
  square('square-6', '6 x 6', '5-3/4 x 5-3/4', 'common', 'Invitations, CD-size cards'),
  square('square-6-5', '6-1/2 x 6-1/2', '6-1/4 x 6-1/4', 'specialty', 'Large invitations'),
];

const catalog = (
  id: string,
  size: string,
  availability: Envelope['availability'],
  usage: string,
  name = size,
): Envelope => ({ id, group: 'catalog', name, size, availability, usage });

const catalogEnvelopes: readonly Envelope[] = [
  catalog('catalog-6x9', '6 x 9', 'common', 'Half-letter sets, small catalogs'),
  catalog('catalog-6-5x9-5', '6-1/2 x 9-1/2', 'specialty', 'Reports, booklets 6 x 9'),
  catalog('catalog-7x10', '7 x 10', 'specialty', 'Books, catalogs'),
  catalog('catalog-7-5x10-5', '7-1/2 x 10-1/2', 'specialty', 'Brochures with bulk'),
  catalog('catalog-8-75x11-25', '8-3/4 x 11-1/4', 'specialty', 'Unfolded letter sheets, tight fit'),
  catalog('catalog-9x12', '9 x 12', 'common', 'Unfolded letter sheets, folders up to 8-3/4 x 11-3/4'),
  catalog('catalog-9-5x12-5', '9-1/2 x 12-1/2', 'common', '9 x 12 pocket folders'),
  catalog('catalog-10x13', '10 x 13', 'common', 'Bulky sets, folders'),
  catalog(
    'catalog-12x15',
    '12 x 15',
    'specialty',
    'Large documents; also made in 12 x 15-1/2, over the 15 in limit for flats',
  ),
  catalog('flat-mailer', '11-1/2 x 14-1/2', 'specialty', 'Calendars, photos', 'Flat Mailer'),
];

/** Sizes from the product's document. */
const fromDocument = ['catalog-12x15', 'square-5', 'square-6-5'];
/** Sizes missing from the chart. */
const listedByMakers = ['booklet-6', 'square-5-5', 'square-6', 'n6-3-4-remittance', 'n9-remittance'];

const sizesFrom = (rows: readonly string[], from: Exception<Envelope>['from']): Exception<Envelope>[] =>
  rows.map((row) => ({ row, column: 'size', from }));

/** The 38 envelopes of the guide. */
export const envelopes: KnowledgeTable<Envelope> = {
  rows: [
    ...businessEnvelopes,
    ...aSeriesEnvelopes,
    ...catalogEnvelopes,
    ...bookletEnvelopes,
    ...squareEnvelopes,
  ],
  columns: {
    size: { unit: 'in', from: envelopeChart },
    insertSize: { unit: 'in', from: ruleOfFit },
    window: { unit: 'in', from: windowCharts },
    isReply: { from: replyUse },
    availability: { from: tradePractice },
    usage: { from: tradePractice },
  },
  exceptions: [...sizesFrom(fromDocument, productDocument), ...sizesFrom(listedByMakers, envelopeMakers)],
};

/** Shown on every square envelope. Source: the product's document. */
export const squareNote = {
  text: 'Square envelopes carry a non-machinable surcharge.',
  from: productDocument,
} as const;
