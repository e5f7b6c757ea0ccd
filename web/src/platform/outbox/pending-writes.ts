import { useSyncExternalStore } from 'react';

/** The signed-in user's writes that wait on this device. */
export interface PendingWrites {
  count: number;
  /** What they change, each once, in order. */
  titles: readonly string[];
}

const none: PendingWrites = { count: 0, titles: [] };
const listeners = new Set<() => void>();
let pending = none;

/** Kept apart from the queue, whose code is loaded later than the screens that show this. */
export function showPendingWrites(writes: readonly { title: string }[]): void {
  pending = { count: writes.length, titles: [...new Set(writes.map(({ title }) => title))] };
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many writes wait for the network, of all tabs of this browser. */
export const usePendingWrites = (): PendingWrites => useSyncExternalStore(subscribe, () => pending);
