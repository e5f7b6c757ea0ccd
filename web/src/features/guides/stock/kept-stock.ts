import { useSyncExternalStore } from 'react';
import { stockOf, stocks, type Stock } from '@printpartner/print-knowledge/paper';

/** A job has one stock inside and one around it. */
export type StockRole = 'body' | 'cover';

const first = { body: '80-gloss-text', cover: '10pt-c1s' };
const chosen: Record<StockRole, string> = { ...first };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stock that was chosen last, in any calculator, and how to choose another. */
export function useStock(role: StockRole): [Stock, (stock: Stock) => void] {
  const id = useSyncExternalStore(subscribe, () => chosen[role]);
  const stock = stockOf(id) ?? stocks.rows[0];
  if (!stock) throw new Error('There are no stocks');
  return [
    stock,
    (next) => {
      chosen[role] = next.id;
      for (const listener of listeners) listener();
    },
  ];
}
