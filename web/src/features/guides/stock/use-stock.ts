import { useSyncExternalStore } from 'react';
import { stockOf, stocks, type Stock } from '@printpartner/print-knowledge/paper';

/** Text or cover stock of a job. */
export type StockRole = 'body' | 'cover';

const chosen: Record<StockRole, string> = { body: '80-gloss-text', cover: '10pt-c1s' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stock last chosen in any calculator, and its setter. */
export function useStock(role: StockRole): [Stock, (stock: Stock) => void] {
  const id = useSyncExternalStore(subscribe, () => chosen[role]);
  const stock = stockOf(id) ?? stocks.rows[0];
  if (!stock) throw new Error('No stocks defined');
  return [
    stock,
    (next) => {
      chosen[role] = next.id;
      for (const listener of listeners) listener();
    },
  ];
}
