import { userStoragePrefix } from '../../../platform/storage/user-storage.ts';
import { readPointer } from './pointer-rules.ts';

/** Older than this it is no longer the project the user is at. */
const longestAgeMs = 10 * 60_000;

interface Copy {
  id: number;
  savedAt: number;
}

const keyOf = (userId: string) => `${userStoragePrefix(userId)}lastSavedProjectId`;
const clearedKeyOf = (userId: string) => `${userStoragePrefix(userId)}fieldsClearedAt`;

/** The session's own copy of the pointer, for when the server's did not come through. */
export function rememberLastSaved(userId: string, id: number): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify({ id, savedAt: Date.now() } satisfies Copy));
  } catch {
    // A browser that forbids storage still has the server's pointer.
  }
}

export function readLastSaved(userId: string): number | null {
  try {
    const copy: Partial<Copy> | null = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    const isFresh = Date.now() - (copy?.savedAt ?? 0) < longestAgeMs;
    const pointer = readPointer(copy?.id);
    return isFresh && pointer.kind === 'project' ? pointer.id : null;
  } catch {
    return null;
  }
}

export function forgetLastSaved(userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing could have been kept either.
  }
}

/** Notes that the user cleared the fields just now. */
export function rememberCleared(userId: string): void {
  try {
    sessionStorage.setItem(clearedKeyOf(userId), String(Date.now()));
  } catch {
    // A browser that forbids storage kept no copy that could come back.
  }
}

/** When the user cleared the fields last in this session, ms since 1970. */
export function readCleared(userId: string): number | null {
  try {
    const text = sessionStorage.getItem(clearedKeyOf(userId));
    return text === null ? null : Number(text);
  } catch {
    return null;
  }
}
