import { useSyncExternalStore } from 'react';

/** The signed-in user's writes that wait on this device. */
export interface PendingWrites {
  count: number;
  /** What they change, each once, in order. */
  titles: readonly string[];
}

const UNREADABLE = 'changes that this browser can’t read at the moment, if any';

const none: PendingWrites = { count: 0, titles: [] };
const listeners = new Set<() => void>();
let pending = none;

/**
 * Kept apart from the queue, whose code is loaded later than the screens that show this.
 *
 * @param writes undefined if the device's database failed: leaving may lose something
 */
export function showPendingWrites(writes: readonly { title: string }[] | undefined): void {
  const titles = (writes ?? []).map(({ title }) => title).filter((title) => title !== '');
  pending = { count: titles.length, titles: writes ? [...new Set(titles)] : [UNREADABLE] };
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many writes wait for the server, of all tabs of this browser. */
export const usePendingWrites = (): PendingWrites => useSyncExternalStore(subscribe, () => pending);

/** '' if nothing waits. */
export function pendingText({ count }: PendingWrites): string {
  if (count === 0) return '';
  return count === 1 ? '1 change waits to be sent' : `${count} changes wait to be sent`;
}
