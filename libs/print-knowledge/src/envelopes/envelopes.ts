import {
  type Exception,
  type KnowledgeTable,
  productDocument,
  tradePractice,
} from '../figures/provenance.ts';
import { aSeriesEnvelopes } from './a-series.ts';
import { bookletEnvelopes, squareEnvelopes } from './booklet-and-square.ts';
import { businessEnvelopes } from './business.ts';
import { catalogEnvelopes } from './catalog.ts';
import type { Envelope } from './envelope.ts';
import { envelopeChart, envelopeMakers, replyUse, ruleOfFit, windowCharts } from './envelope-sources.ts';

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
