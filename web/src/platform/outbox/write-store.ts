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

/** All of the user's writes, in order. Undefined if the database failed: then nobody knows what waits. */
export async function listWrites(userId: string): Promise<QueuedWrite[] | undefined> {
  if (typeof indexedDB === 'undefined') return [];
  const writes = await withDeviceDatabase((database) => database.getAllFromIndex('writes', 'userId', userId));
  return writes?.toSorted(bySeq);
}

/** False if the database failed, so that they are still there. */
export async function removeWrites(seqs: readonly number[]): Promise<boolean> {
  const isDone = await withDeviceDatabase(async (database) => {
    const transaction = database.transaction('writes', 'readwrite');
    await Promise.all([...seqs.map((seq) => transaction.store.delete(seq)), transaction.done]);
    return true;
  });
  return isDone ?? false;
}

/**
 * Removes the last write that makes a subject, with all later ones of the subject, if nobody has tried to send it. In one
 * transaction, so that no tab begins to send them meanwhile. Earlier ones stay: they may delete what the server has.
 *
 * @returns false if there is no such write
 */
export async function removeUntriedCreation(
  userId: string,
  subject: string,
  isCreation: (write: QueuedWrite) => boolean,
): Promise<boolean> {
  const isRemoved = await withDeviceDatabase(async (database) => {
    const transaction = database.transaction('writes', 'readwrite');
    const all = await transaction.store.index('userId').getAll(userId);
    const own = all.filter(({ subjects }) => subjects[0] === subject).toSorted(bySeq);
    const first = own.findLastIndex(isCreation);
    const removed = first === -1 || own[first]?.isTried ? [] : own.slice(first);
    await Promise.all([...removed.map(({ seq }) => transaction.store.delete(seq)), transaction.done]);
    return removed.length > 0;
  });
  return isRemoved ?? false;
}

/** Notes that a write may reach the server from now on. False if another tab has sent or dropped it; undefined after a failure. */
export function markTried(seq: number): Promise<boolean | undefined> {
  return withDeviceDatabase(async (database) => {
    const { store, done } = database.transaction('writes', 'readwrite');
    const write = await store.get(seq);
    if (write && !write.isTried) await store.put({ ...write, isTried: true });
    await done;
    return write !== undefined;
  });
}

const bySeq = (a: QueuedWrite, b: QueuedWrite): number => a.seq - b.seq;
