import { userStoragePrefix } from './user-storage.ts';

const keyOf = (userId: string, path: string) => `${userStoragePrefix(userId)}left:${path}`;

/**
 * Notes what a tab has left on the server for as long as it needs it, by the path that removes it: once the user has
 * signed out, in whichever tab, nobody may remove it any more. A browser that forbids storage leaves it to age.
 */
export function noteLeft(userId: string, path: string): void {
  try {
    localStorage.setItem(keyOf(userId, path), '');
  } catch {
    // The server clears it away by itself later.
  }
}

/** It is removed, or will be. */
export function dropLeft(userId: string, path: string): void {
  try {
    localStorage.removeItem(keyOf(userId, path));
  } catch {
    // Nothing was noted.
  }
}

/** Paths that remove what all tabs of this browser have left. */
export function leftOnServer(userId: string): string[] {
  try {
    const start = keyOf(userId, '');
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}
