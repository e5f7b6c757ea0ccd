import type { Exception, KnowledgeTable, Provenance } from '../figures/provenance.ts';
import type { PriceModel } from './price-model.ts';
import { betweenBooklets, discountList, marketSurvey, pricePractice } from './price-sources.ts';
import { listedPrices, surveyedPrices } from './surveyed-prices.ts';
import { typicalPrices } from './typical-prices.ts';

const line = ['setupUsd', 'perPieceUsd', 'from', 'to'] as const;
const spread = ['lowFactor', 'highFactor'] as const;

type Figure = (typeof line)[number] | (typeof spread)[number];

const exceptionsFrom = (
  from: Provenance,
  columns: readonly Figure[],
  models: readonly PriceModel[],
): Exception<PriceModel>[] =>
  models.flatMap(({ id }) => columns.map((column) => ({ row: id, column, from })));

/** One price model per product; the 12-page booklet is interpolated. */
export const priceModels: KnowledgeTable<PriceModel> = {
  rows: [...surveyedPrices, ...listedPrices, ...typicalPrices],
  columns: {
    setupUsd: { unit: 'USD', from: marketSurvey },
    perPieceUsd: { unit: 'USD', from: marketSurvey },
    lowFactor: { from: marketSurvey },
    highFactor: { from: marketSurvey },
    from: { unit: 'pieces', from: marketSurvey },
    to: { unit: 'pieces', from: marketSurvey },
  },
  exceptions: [
    ...exceptionsFrom(discountList, line, listedPrices),
    // A single list has no low and high prices.
    ...exceptionsFrom(pricePractice, spread, listedPrices),
    ...exceptionsFrom(
      betweenBooklets,
      [...line, ...spread],
      surveyedPrices.filter(({ id }) => id === 'booklet-12'),
    ),
    ...exceptionsFrom(pricePractice, [...line, ...spread], typicalPrices),
  ],
};
