import type { User } from '@printpartner/contracts/types';
import { localStore } from '../../platform/storage/browser-storage.ts';
import { DRAFT_MAX_AGE_MS } from '../../platform/storage/draft-time.ts';

/**
 * Key in local storage for who has signed out here while the server could not be reached, so that the cookie is still there.
 */
export const OWED_LOGOUT = 'print-partner:owed-logout';

const KEY = 'print-partner:last-user';
const DAY_MS = 24 * 60 * 60_000;

interface KeptUser extends User {
  /** When the server said so last, days since 1970: it changes rarely. */
  day: number;
}

/** The user who was signed in here last, for when the server can't say; null after a sign-out or 30 days. Holds no secret. */
export function readKeptUser(): User | null {
  const kept = localStore.readJson<KeptUser>(KEY);
  if (typeof kept?.id !== 'string' || typeof kept.email !== 'string') return null;
  if (Date.now() - (kept.day ?? 0) * DAY_MS > DRAFT_MAX_AGE_MS) return null;
  const { id, email, firstName = null, lastName = null, emailConfirmed = false } = kept;
  return { id, email, firstName, lastName, emailConfirmed };
}

export function keepUser(user: User): void {
  const text = JSON.stringify({ ...user, day: Math.floor(Date.now() / DAY_MS) } satisfies KeptUser);
  // A write is told to all other tabs.
  if (localStore.read(KEY) !== text) localStore.write(KEY, text);
}

export function dropKeptUser(): void {
  localStore.remove(KEY);
}
