import type { Preferences } from '@printpartner/contracts/types';
import { dropDraft, keepDraft, readDraft } from '../../../platform/storage/kept-draft.ts';
import { userStoragePrefix } from '../../../platform/storage/user-storage.ts';
import { healChanges, isPending, type TabChanges } from './tab-changes.ts';
import { healColors } from './tab-colors.ts';
import { healOrder, orderToSend } from './tab-order.ts';

const draftName = 'preferences';
const draftTitle = 'the order and colors of your tabs';

const keyOf = (userId: string) => `${userStoragePrefix(userId)}preferences`;

/** What the server last said, as this device keeps it for the next first paint; null when it has never been heard. */
export function readSaved(userId: string): Preferences | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isObject(kept) ? healPreferences(kept) : null;
  } catch {
    return null;
  }
}

export function keepSaved(userId: string, saved: Preferences): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(saved));
  } catch {
    // A browser that forbids storage asks the server each time.
  }
}

/** What was changed and is not yet sent. It is kept like a draft: it outlives a session that was lost. */
export function readPending(userId: string): TabChanges {
  const kept = readDraft(userId, draftName);
  return isObject(kept) ? healChanges(kept) : {};
}

/** @returns false when this browser cannot keep it */
export function keepPending(userId: string, pending: TabChanges): boolean {
  if (!isPending(pending)) {
    dropDraft(userId, draftName);
    return true;
  }
  keepDraft(userId, draftName, draftTitle, pending);
  return isPending(readPending(userId));
}

export function healPreferences({ tabOrder, customColors }: Record<string, unknown>): Preferences {
  return { tabOrder: orderToSend(healOrder(tabOrder)), customColors: healColors(customColors) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
