import type { Exception, KnowledgeTable, Provenance } from '../figures/provenance.ts';
import type { PriceModel } from './price-model.ts';
import { betweenBooklets, discountList, marketSurvey, pricePractice } from './price-sources.ts';
import { listedPrices, surveyedPrices } from './surveyed-prices.ts';
import { usualPrices } from './usual-prices.ts';

const line = ['setupUsd', 'perPieceUsd', 'from', 'to'] as const;
const spread = ['lowFactor', 'highFactor'] as const;

type Figure = (typeof line)[number] | (typeof spread)[number];

const unlike = (
  from: Provenance,
  columns: readonly Figure[],
  models: readonly PriceModel[],
): Exception<PriceModel>[] =>
  models.flatMap(({ id }) => columns.map((column) => ({ row: id, column, from })));

/** What products cost to print. One row a product; the booklet of 12 pages stands between its neighbors. */
export const priceModels: KnowledgeTable<PriceModel> = {
  rows: [...surveyedPrices, ...listedPrices, ...usualPrices],
  columns: {
    setupUsd: { unit: 'USD', from: marketSurvey },
    perPieceUsd: { unit: 'USD', from: marketSurvey },
    lowFactor: { from: marketSurvey },
    highFactor: { from: marketSurvey },
    from: { unit: 'pieces', from: marketSurvey },
    to: { unit: 'pieces', from: marketSurvey },
  },
  exceptions: [
    ...unlike(discountList, line, listedPrices),
    // One list has no low and high price.
    ...unlike(pricePractice, spread, listedPrices),
    ...unlike(
      betweenBooklets,
      [...line, ...spread],
      surveyedPrices.filter(({ id }) => id === 'booklet-12'),
    ),
    ...unlike(pricePractice, [...line, ...spread], usualPrices),
  ],
};
