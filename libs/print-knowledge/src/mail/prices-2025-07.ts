import type { PriceList } from './price-list.ts';
import { currentPrices } from './prices-2026-07.ts';
import { mailSources } from './sources.ts';

/** The prices found for the previous list. */
export const earlierPrices: PriceList = {
  effective: mailSources.earlierPrices.date,
  from: mailSources.earlierPrices,
  prices: currentPrices.prices.flatMap((price) => {
    const mills = { card: 610, 'letter-stamp': 780, 'letter-meter': 740, 'eddm-retail': 247 }[price.id];
    const upTo = price.tiers[0]?.upTo;
    return mills === undefined || upTo === undefined ? [] : [{ ...price, tiers: [{ upTo, mills }] }];
  }),
};
