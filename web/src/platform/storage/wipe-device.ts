import { withDeviceDatabase } from './device-database.ts';
import { DRAFT_MAX_AGE_MS } from './draft-time.ts';

/**
 * Removes everything that this device's database holds of a user, in one transaction: nothing that is added meanwhile is
 * left out. False if the database failed twice.
 */
export async function wipeUser(userId: string): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return true;
  return (await wipeOnce(userId)) ?? (await wipeOnce(userId)) ?? false;
}

const wipeOnce = (userId: string): Promise<boolean | undefined> =>
  withDeviceDatabase(async (database) => {
    const transaction = database.transaction(['writes', 'drafts', 'answers'], 'readwrite', {
      durability: 'strict',
    });
    const named = IDBKeyRange.bound([userId, ''], [userId, []]);
    const writes = transaction.objectStore('writes');
    const seqs = await writes.index('userId').getAllKeys(userId);
    await Promise.all([
      ...seqs.map((seq) => writes.delete(seq)),
      transaction.objectStore('drafts').delete(named),
      transaction.objectStore('answers').delete(named),
      transaction.done,
    ]);
    return true;
  });

/**
 * Removes of all users what is older than a draft may get, or has no time: nobody may come back to a shared computer to
 * sign out.
 */
export async function sweepDevice(now: number): Promise<void> {
  const oldest = now - DRAFT_MAX_AGE_MS;
  for (const name of ['writes', 'drafts', 'answers'] as const) {
    // One at a time: an answer may have 2 MB.
    await withDeviceDatabase(async (database) => {
      const transaction = database.transaction(name, 'readwrite');
      let cursor = await transaction.store.openCursor();
      while (cursor) {
        if (timeOf(cursor.value) < oldest) await cursor.delete();
        cursor = await cursor.continue();
      }
      await transaction.done;
    });
  }
}

const timeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' ? value.at : 0;
