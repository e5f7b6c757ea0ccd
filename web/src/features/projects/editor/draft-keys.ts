import { localStore, sessionStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';
import { isKeptDraft } from '../../../platform/storage/kept-draft.ts';

const BASE = 'project';

/** The draft name of this tab. Each tab has its own, so that two tabs never overwrite each other's text. */
export function ownDraftName(userId: string): string {
  return `${BASE}:${tabId(userId)}`;
}

/** Names of all the user's drafts: of this tab, of other tabs, and of older versions, which had one for all tabs. */
export function draftNames(userId: string): string[] {
  const prefix = `${userStoragePrefix(userId)}draft:`;
  return localStore
    .keys(prefix)
    .filter(isKeptDraft)
    .map((key) => key.slice(prefix.length))
    .filter((name) => name === BASE || name.startsWith(`${BASE}:`));
}

/** Survives a reload of the tab. Empty when storage is blocked, where drafts can't be kept anyway. */
function tabId(userId: string): string {
  const key = `${userStoragePrefix(userId)}tab`;
  const known = sessionStore.read(key);
  if (known) return known;
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  return sessionStore.write(key, id) ? id : '';
}
