import type { PriceList } from './price-list.ts';
import { earlierPrices } from './prices-2025-07.ts';
import { currentPrices } from './prices-2026-07.ts';

/** Every list found, newest first. */
const priceLists: readonly [PriceList, ...PriceList[]] = [currentPrices, earlierPrices];

/** The list in effect on a date (`2026-11-21`); the oldest one for an earlier date. */
export function priceListOn(date: string): PriceList {
  return priceLists.find(({ effective }) => effective <= date) ?? earlierPrices;
}
