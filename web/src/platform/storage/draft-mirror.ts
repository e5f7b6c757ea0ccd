import { localStore, userStoragePrefix } from './browser-storage.ts';
import { DRAFT_MAX_AGE_MS, draftTime } from './draft-time.ts';
import { withDeviceDatabase } from './device-database.ts';

/** A draft as local storage has it; `text` is null once it was removed. */
interface MirroredDraft {
  text: string | null;
  /** Ms since 1970. */
  at: number;
}

/** Removals are remembered as long as an old local storage could bring the draft back. */
const REMOVAL_KEPT_MS = 24 * 60 * 60_000;

/**
 * Stores a draft, or its removal, a second time: a browser that is killed loses what local storage got in its last
 * seconds, but not what a transaction has committed.
 */
export async function mirrorDraft(
  userId: string,
  key: string,
  text: string | null,
  at: number,
): Promise<void> {
  await withDeviceDatabase((database) => database.put('drafts', { text, at }, [userId, key]));
}

interface RestoreOptions {
  /** The id of this tab. */
  tab: string;
  /** Aborts when this tab's forms may have begun to store drafts. */
  limit: AbortSignal;
}

/**
 * Brings local storage up to date: of a draft and its removal, the newer one wins. After the limit, what this tab had
 * comes back as the draft of a tab that is gone: a form may store something else in its place.
 */
export async function restoreMirrored(userId: string, { tab, limit }: RestoreOptions): Promise<void> {
  const keptBefore = new Map(
    localStore.keys(userStoragePrefix(userId)).map((key) => [key, draftTime(localStore.read(key))]),
  );
  const entries = await withDeviceDatabase(async (database) => {
    const [keys, values] = await Promise.all([
      database.getAllKeys('drafts', ofUser(userId)),
      database.getAll('drafts', ofUser(userId)),
    ]);
    return keys.map(([, key], index) => ({ key, mirrored: values[index] }));
  });
  for (const { key, mirrored } of entries ?? []) {
    if (!isMirrored(mirrored)) continue;
    const stored = localStore.read(key);
    const age = Date.now() - mirrored.at;
    const isOld = age > (mirrored.text === null ? REMOVAL_KEPT_MS : DRAFT_MAX_AGE_MS);
    if (isOld) await withDeviceDatabase((database) => database.delete('drafts', [userId, key]));
    else if (limit.aborted && key.endsWith(`:${tab}`)) {
      const isLost = mirrored.text !== null && mirrored.at > (keptBefore.get(key) ?? 0);
      if (isLost && mirrored.text !== stored) await moveToOther(userId, { key, tab }, mirrored);
    } else if (mirrored.at > draftTime(stored)) {
      if (mirrored.text !== null) localStore.write(key, mirrored.text);
      else if (stored !== null) localStore.remove(key);
    }
  }
}

async function moveToOther(
  userId: string,
  { key, tab }: { key: string; tab: string },
  { text, at }: MirroredDraft,
): Promise<void> {
  const other = `${key.slice(0, -tab.length)}late-${at}-${tab}`;
  if (text === null || !localStore.write(other, released(text))) return;
  await withDeviceDatabase(async (database) => {
    const { store, done } = database.transaction('drafts', 'readwrite');
    await store.put({ text: released(text), at }, [userId, other]);
    const now: unknown = await store.get([userId, key]);
    if (isMirrored(now) && now.at === at) await store.delete([userId, key]);
    await done;
  });
}

/** No form shows it. */
function released(text: string): string {
  const draft: { value: object } = JSON.parse(text);
  return JSON.stringify({ ...draft, value: { ...draft.value, isInUse: false } });
}

/** Arrays sort after all strings, so this is every draft. */
const ofUser = (userId: string): IDBKeyRange =>
  IDBKeyRange.bound([userId, userStoragePrefix(userId)], [userId, []]);

function isMirrored(value: unknown): value is MirroredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, at }: Partial<MirroredDraft> = value;
  return typeof at === 'number' && (text === null || typeof text === 'string');
}
