import { sessionStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';
import { readPointer } from './pointer-rules.ts';

const MAX_AGE_MS = 10 * 60_000;

interface Copy {
  id: number;
  savedAt: number;
}

const keyOf = (userId: string) => `${userStoragePrefix(userId)}lastSavedProjectId`;
const clearedKeyOf = (userId: string) => `${userStoragePrefix(userId)}fieldsClearedAt`;

/** Keeps a copy of the pointer in this session, in case the server's pointer was not updated. */
export function rememberLastSaved(userId: string, id: number): void {
  sessionStore.writeJson(keyOf(userId), { id, savedAt: Date.now() } satisfies Copy);
}

/** Null after 10 minutes. */
export function readLastSaved(userId: string): number | null {
  const copy = sessionStore.readJson<Copy>(keyOf(userId));
  const isFresh = Date.now() - (copy?.savedAt ?? 0) < MAX_AGE_MS;
  const pointer = readPointer(copy?.id);
  return isFresh && pointer.kind === 'project' ? pointer.id : null;
}

export function forgetLastSaved(userId: string): void {
  sessionStore.remove(keyOf(userId));
}

export function rememberCleared(userId: string): void {
  sessionStore.write(clearedKeyOf(userId), String(Date.now()));
}

/** When the user last cleared the fields in this session, ms since 1970. */
export function readClearedAt(userId: string): number | null {
  const text = sessionStore.read(clearedKeyOf(userId));
  return text === null ? null : Number(text);
}
