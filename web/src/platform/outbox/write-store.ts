import { withDeviceDatabase } from '../storage/device-database.ts';
import type { QueuedWrite } from './queued-write.ts';

/** Undefined if the browser can't keep it. */
export function addWrite(write: Omit<QueuedWrite, 'seq'>): Promise<QueuedWrite | undefined> {
  return withDeviceDatabase(async (database) => {
    // The database gives the sequence number, so that tabs never give the same one.
    const transaction = database.transaction('writes', 'readwrite', { durability: 'strict' });
    const seq = await transaction.store.add(write as QueuedWrite);
    await transaction.done;
    return { ...write, seq };
  });
}

/** All of the user's writes, in order. */
export async function listWrites(userId: string): Promise<QueuedWrite[]> {
  const writes = await withDeviceDatabase((database) => database.getAllFromIndex('writes', 'userId', userId));
  return (writes ?? []).toSorted((a, b) => a.seq - b.seq);
}

export async function removeWrites(seqs: readonly number[]): Promise<void> {
  await withDeviceDatabase(async (database) => {
    const transaction = database.transaction('writes', 'readwrite');
    await Promise.all([...seqs.map((seq) => transaction.store.delete(seq)), transaction.done]);
  });
}

/** Notes that a write may reach the server from now on. False if another tab has sent or dropped it. */
export async function markTried(seq: number): Promise<boolean> {
  const isWaiting = await withDeviceDatabase(async (database) => {
    const { store, done } = database.transaction('writes', 'readwrite');
    const write = await store.get(seq);
    if (write && !write.isTried) await store.put({ ...write, isTried: true });
    await done;
    return write !== undefined;
  });
  return isWaiting ?? false;
}
