import { localStore, userStoragePrefix } from './browser-storage.ts';

const keyOf = (userId: string, path: string) => `${userStoragePrefix(userId)}left:${path}`;

/**
 * Records a DELETE path for data that a tab keeps on the server while it needs it. Signing out in any tab calls these
 * paths first, because afterwards the server refuses them. If storage is blocked, the server removes the data later.
 */
export function addPendingCleanup(userId: string, path: string): void {
  localStore.write(keyOf(userId, path), '');
}

export function removePendingCleanup(userId: string, path: string): void {
  localStore.remove(keyOf(userId, path));
}

/** The DELETE paths of all tabs of this browser. */
export function pendingCleanups(userId: string): string[] {
  const prefix = keyOf(userId, '');
  return localStore.keys(prefix).map((key) => key.slice(prefix.length));
}
