import { useLayoutEffect, useSyncExternalStore } from 'react';
import { stockOf, stocks, type Stock } from '@printpartner/print-knowledge/paper';
import { defaultStocks } from '@printpartner/print-search/answers';

/** Text or cover stock of a book, or the stock of a card or mailpiece. */
export type StockRole = keyof typeof defaultStocks;

const chosen: Record<StockRole, string> = { ...defaultStocks };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(role: StockRole, { id }: Stock): void {
  chosen[role] = id;
  for (const listener of listeners) listener();
}

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
  const id = useSyncExternalStore(subscribe, () => chosen[role]);
  const stock = stockOf(id) ?? stocks.rows[0];
  if (!stock) throw new Error('No stocks defined');
  return [stock, (next) => choose(role, next)];
}
