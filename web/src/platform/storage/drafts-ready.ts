import { localStore, userStoragePrefix } from './browser-storage.ts';
import { isKeptDraft, tabId, tabLock } from './kept-draft.ts';

/** A database that doesn't answer must not keep the screens from opening. */
const MAX_WAIT_MS = 2000;

let ready: { userId: string; promise: Promise<void> } | undefined;

/**
 * Resolves once local storage has the drafts as they were stored last, also if the browser was killed right after. Must
 * be awaited before drafts are read. Drafts of tabs that no longer run count as left, and this tab's from before a
 * reload, too.
 */
export function draftsReady(userId: string): Promise<void> {
  if (ready?.userId !== userId) ready = { userId, promise: restoreInTime(userId) };
  return ready.promise;
}

function restoreInTime(userId: string): Promise<void> {
  const limit = new AbortController();
  const late = new Promise<void>((resolve) =>
    setTimeout(() => {
      limit.abort();
      resolve();
    }, MAX_WAIT_MS),
  );
  return Promise.race([restore(userId, limit.signal).catch(() => undefined), late]);
}

/** @param limit aborts when forms no longer wait: then this tab's drafts may be shown */
async function restore(userId: string, limit: AbortSignal): Promise<void> {
  try {
    const { restoreMirrored } = await import('./draft-mirror.ts');
    await restoreMirrored(userId, { tab: tabId(userId), limit });
  } finally {
    await releaseDead(userId, { isOwnLeft: () => !limit.aborted });
  }
}

/**
 * Notes in drafts of tabs that are gone that no form shows them.
 *
 * @param options.isOwnLeft whether no form of this tab can show a draft
 */
export async function releaseDead(
  userId: string,
  { isOwnLeft = () => false }: { isOwnLeft?: () => boolean } = {},
): Promise<void> {
  if (!('locks' in navigator)) return;
  const own = tabId(userId);
  const { held = [], pending = [] } = await navigator.locks.query();
  const running = new Set([...held, ...pending].map(({ name }) => name));
  if (isOwnLeft()) running.delete(tabLock(own));
  else running.add(tabLock(own));
  for (const key of localStore.keys(userStoragePrefix(userId)).filter(isKeptDraft)) {
    const draft = localStore.readJson<{ value: { isInUse?: boolean } }>(key);
    if (draft?.value?.isInUse !== true || running.has(tabLock(tabOf(key)))) continue;
    localStore.writeJson(key, { ...draft, value: { ...draft.value, isInUse: false } });
  }
}

const tabOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);
