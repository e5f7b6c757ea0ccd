import { withDeviceDatabase } from './device-database.ts';

/** Raised when the format of an answer changes. Answers of another version are dropped. */
const VERSION = 1;

/** What the server answered last under a query's key. */
export interface KeptAnswer {
  queryKey: readonly unknown[];
  data: unknown;
  /** Ms since 1970. */
  at: number;
}

interface StoredAnswer extends KeptAnswer {
  version: number;
}

/** Stores an answer of a user on this device. A full or blocked device keeps what it has. */
export async function keepAnswer(userId: string, path: string, answer: KeptAnswer): Promise<void> {
  const stored: StoredAnswer = { ...answer, version: VERSION };
  await withDeviceDatabase((database) => database.put('answers', stored, [userId, path]));
}

export async function dropAnswer(userId: string, path: string): Promise<void> {
  await withDeviceDatabase((database) => database.delete('answers', [userId, path]));
}

/** All answers of a user. Those of another version are removed. */
export async function readAnswers(userId: string): Promise<KeptAnswer[]> {
  const answers = await withDeviceDatabase(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    const found: KeptAnswer[] = [];
    let cursor = await store.openCursor(ofUser(userId));
    while (cursor) {
      if (isStored(cursor.value)) found.push(cursor.value);
      else await cursor.delete();
      cursor = await cursor.continue();
    }
    await done;
    return found;
  });
  return answers ?? [];
}

export async function wipeAnswers(userId: string): Promise<void> {
  await withDeviceDatabase((database) => database.delete('answers', ofUser(userId)));
}

/** Arrays sort after all strings, so this is every path. */
const ofUser = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId, ''], [userId, []]);

function isStored(value: unknown): value is StoredAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { version, queryKey, at }: Partial<StoredAnswer> = value;
  return version === VERSION && Array.isArray(queryKey) && typeof at === 'number' && 'data' in value;
}
