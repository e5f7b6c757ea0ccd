import { isKeptDraft } from '../../../platform/storage/kept-draft.ts';
import { userStoragePrefix } from '../../../platform/storage/user-storage.ts';

const base = 'project';

/** What this tab keeps its text under: two tabs of a user must not overwrite each other's. */
export function ownDraftName(userId: string): string {
  return `${base}:${tabId(userId)}`;
}

/** Names under which text of that user is kept, of this tab, of others, and of versions that knew no tabs. */
export function draftNames(userId: string): string[] {
  const prefix = `${userStoragePrefix(userId)}draft:`;
  return storedKeys()
    .filter((key) => isKeptDraft(key) && key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((name) => name === base || name.startsWith(`${base}:`));
}

/** Lives as long as the tab, reloads included. */
function tabId(userId: string): string {
  const key = `${userStoragePrefix(userId)}tab`;
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
    sessionStorage.setItem(key, id);
    return id;
  } catch {
    // A browser that forbids storage keeps no draft either.
    return '';
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
