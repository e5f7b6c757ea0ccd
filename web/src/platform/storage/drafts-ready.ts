import { localStore, userStoragePrefix } from './browser-storage.ts';
import { isKeptDraft } from './kept-draft.ts';
import { tabId } from './tab-draft.ts';

/** A database that doesn't answer must not keep the screens from opening. */
const MAX_WAIT_MS = 2000;

let ready: { userId: string; promise: Promise<void> } | undefined;

/**
 * Resolves once local storage has the drafts as they were stored last, also if the browser was killed right after. Must
 * be awaited before drafts are read. Drafts of tabs that no longer run count as left.
 */
export function draftsReady(userId: string): Promise<void> {
  if (ready?.userId !== userId) ready = { userId, promise: inTime(restore(userId)) };
  return ready.promise;
}

async function restore(userId: string): Promise<void> {
  try {
    const { restoreMirrored } = await import('./draft-mirror.ts');
    await restoreMirrored(userId);
  } finally {
    await releaseDead(userId);
  }
}

/** The lock of a tab lasts as long as its page, however that ends. */
async function releaseDead(userId: string): Promise<void> {
  if (!('locks' in navigator)) return;
  const own = tabId(userId);
  void navigator.locks.request(lockOf(own), () => new Promise(() => undefined)).catch(() => undefined);
  const { held = [], pending = [] } = await navigator.locks.query();
  const running = new Set([...held, ...pending].map(({ name }) => name));
  for (const key of localStore.keys(userStoragePrefix(userId)).filter(isKeptDraft)) {
    const draft = localStore.readJson<{ value: { isInUse?: boolean } }>(key);
    if (draft?.value?.isInUse !== true || running.has(lockOf(tabOf(key)))) continue;
    localStore.writeJson(key, { ...draft, value: { ...draft.value, isInUse: false } });
  }
}

const lockOf = (tab: string): string => `print-partner:tab:${tab}`;
const tabOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1).split('.')[0] ?? '';

function inTime(work: Promise<void>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  return Promise.race([work.catch(() => undefined), late]);
}
