import { localStore } from './browser-storage.ts';

/** Keys that earlier versions left in browsers. Nothing reads them anymore. */
const legacyPrefixes = [
  'gdpp:project:',
  'projectTracker',
  'pt:',
  'projects_cache',
  'formCache',
  'PROJECT_1_',
  'PROJECT_2_',
  'PROJECT_',
  'pp:',
  'pp_form:',
  'pp_cache:',
];

export const isLegacyKey = (key: string): boolean => legacyPrefixes.some((prefix) => key.startsWith(prefix));

/** Removes the keys of earlier versions; all others stay. */
export function purgeLegacyKeys(): void {
  if (localStore.isBlocked()) {
    warn('it is blocked');
    return;
  }
  const failed = localStore.keys().filter((key) => isLegacyKey(key) && !localStore.remove(key));
  if (failed.length > 0) warn(failed);
}

function warn(reason: unknown): void {
  // oxlint-disable-next-line no-console -- cleanup failures are only logged
  console.warn('Could not remove old keys from local storage:', reason);
}
