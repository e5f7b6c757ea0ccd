import { localStore, userStoragePrefix } from '../../platform/storage/browser-storage.ts';

const MAX_KEPT = 6;

const keyOf = (userId: string): string => `${userStoragePrefix(userId)}recent-searches`;

/** What was looked for on this device, last first. Nothing for a visitor: the next one would see it. */
export function readRecent(userId: string): string[] {
  if (userId === '') return [];
  const kept: unknown = localStore.readJson(keyOf(userId));
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_KEPT) : [];
}

/** Keeps a query whose result was opened. */
export function keepRecent(userId: string, query: string): void {
  const text = query.trim();
  if (userId === '' || text === '') return;
  const others = readRecent(userId).filter((one) => one.toLowerCase() !== text.toLowerCase());
  localStore.writeJson(keyOf(userId), [text, ...others].slice(0, MAX_KEPT));
}

export function clearRecent(userId: string): void {
  localStore.remove(keyOf(userId));
}
