import { stockOf, stocks, type Stock } from '@printpartner/print-knowledge/paper';
import { defaultStocks } from '@printpartner/print-search/answers';
import type { KeptField } from '../calculators/use-fields.ts';

/** Text or cover stock of a book, or the stock of a card or mailpiece. */
export type StockRole = keyof typeof defaultStocks;

/** The stock with this name or id; undefined if there is none. */
export const stockNamed = (text: string | undefined): Stock | undefined =>
  stocks.rows.find(({ id, name }) => id === text || name.toLowerCase() === text?.toLowerCase());

/** The stock of a job that names none. */
export function usualStock(role: StockRole): Stock {
  const stock = stockOf(defaultStocks[role]);
  if (!stock) throw new Error(`No stock ${defaultStocks[role]}`);
  return stock;
}

/** The stock that a field holds, or the usual one, and its setter. */
export const keptStock = (
  { text, keep }: Pick<KeptField, 'text' | 'keep'>,
  role: StockRole,
): [Stock, (stock: Stock) => void] => [stockNamed(text) ?? usualStock(role), ({ id }) => keep(id)];
