import { useLayoutEffect } from 'react';
import { stockOf, stocks, type Stock } from '@printpartner/print-knowledge/paper';
import { defaultStocks } from '@printpartner/print-search/answers';
import { keepFields, useKeptGroup } from '../calculators/kept-fields.ts';

/** Text or cover stock of a book, or the stock of a card or mailpiece. */
export type StockRole = keyof typeof defaultStocks;

const choose = (role: StockRole, { id }: Stock): void => keepFields('stocks', { [role]: id });

/** The stock with this name or id; undefined if there is none. */
export const stockNamed = (text: string | undefined): Stock | undefined =>
  stocks.rows.find(({ id, name }) => id === text || name.toLowerCase() === text?.toLowerCase());

/** The stock last chosen in any calculator, and its setter. @param filled from the address, which replaces it once */
export function useStock(role: StockRole, filled?: string): [Stock, (stock: Stock) => void] {
  useLayoutEffect(() => {
    const named = stockNamed(filled);
    if (named) choose(role, named);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address mounts the calculator again
  }, []);
  const kept = useKeptGroup('stocks')[role];
  const stock = (typeof kept === 'string' && stockOf(kept)) || stockOf(defaultStocks[role]);
  if (!stock) throw new Error(`No stock ${defaultStocks[role]}`);
  return [stock, (next) => choose(role, next)];
}
