import type { User } from '@printpartner/contracts/types';
import { localStore } from '../../platform/storage/browser-storage.ts';

const KEY = 'print-partner:last-user';

/** The user who was signed in here last, for when the server can't say; null after a sign-out. Holds no secret. */
export function readKeptUser(): User | null {
  const kept = localStore.readJson<User>(KEY);
  if (typeof kept?.id !== 'string' || typeof kept.email !== 'string') return null;
  const { id, email, firstName = null, lastName = null, emailConfirmed = false } = kept;
  return { id, email, firstName, lastName, emailConfirmed };
}

export function keepUser(user: User): void {
  const text = JSON.stringify(user);
  // A write is told to all other tabs.
  if (localStore.read(KEY) !== text) localStore.write(KEY, text);
}

export function dropKeptUser(): void {
  localStore.remove(KEY);
}
