import type { Preferences } from '@printpartner/contracts/types';
import { localStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';
import { dropDraft, keepDraft, readDraft } from '../../../platform/storage/kept-draft.ts';
import { healChanges, isPending, type TabChanges } from './tab-changes.ts';
import { healColors } from './tab-colors.ts';
import { healOrder, orderToSend } from './tab-order.ts';

const DRAFT_NAME = 'preferences';
const DRAFT_TITLE = 'the order and colors of your tabs';

/** What this feature keeps of the preferences. */
export type SavedTabs = Pick<Preferences, 'tabOrder' | 'customColors'>;

const keyOf = (userId: string) => `${userStoragePrefix(userId)}preferences`;

/** The server's last answer, stored on this device for the next first paint; null if there is none. */
export function readSaved(userId: string): SavedTabs | null {
  const kept: unknown = localStore.readJson(keyOf(userId));
  return isObject(kept) ? healPreferences(kept) : null;
}

export function keepSaved(userId: string, saved: SavedTabs): void {
  localStore.writeJson(keyOf(userId), saved);
}

/** Changes not sent yet. Stored as a draft, so that they survive a lost session. */
export function readPending(userId: string): TabChanges {
  const kept = readDraft(userId, DRAFT_NAME);
  return isObject(kept) ? healChanges(kept) : {};
}

/** Returns false when this browser can't store it. */
export function keepPending(userId: string, pending: TabChanges): boolean {
  if (!isPending(pending)) {
    dropDraft(userId, DRAFT_NAME);
    return true;
  }
  keepDraft(userId, DRAFT_NAME, DRAFT_TITLE, pending);
  return isPending(readPending(userId));
}

export function healPreferences({ tabOrder, customColors }: Record<string, unknown>): SavedTabs {
  return { tabOrder: orderToSend(healOrder(tabOrder)), customColors: healColors(customColors) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
