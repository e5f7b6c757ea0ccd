import type { Preferences, PreferencesForm } from '@printpartner/contracts/types';
import { dropDraft, keepDraft, readDraft } from '../../../storage/kept-draft.ts';
import { userStoragePrefix } from '../../../storage/user-storage.ts';
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
export function readPending(userId: string): PreferencesForm {
  const kept = readDraft(userId, draftName);
  if (!isObject(kept)) return {};
  const healed = healPreferences(kept);
  return {
    ...('tabOrder' in kept && { tabOrder: healed.tabOrder }),
    ...('customColors' in kept && { customColors: healed.customColors }),
  };
}

/** @returns false when this browser cannot keep it */
export function keepPending(userId: string, pending: PreferencesForm): boolean {
  if (!isPending(pending)) {
    dropDraft(userId, draftName);
    return true;
  }
  keepDraft(userId, draftName, draftTitle, pending);
  return isPending(readPending(userId));
}

export const isPending = (pending: PreferencesForm): boolean => Object.keys(pending).length > 0;

/** What is left of `pending` once `sent` has arrived: the parts that were changed again meanwhile. */
export function withoutSent(pending: PreferencesForm, sent: PreferencesForm): PreferencesForm {
  const { tabOrder, customColors } = pending;
  return {
    ...(tabOrder && !isSame(tabOrder, sent.tabOrder) && { tabOrder }),
    ...(customColors && !isSame(customColors, sent.customColors) && { customColors }),
  };
}

export function healPreferences({ tabOrder, customColors }: Record<string, unknown>): Preferences {
  return { tabOrder: orderToSend(healOrder(tabOrder)), customColors: healColors(customColors) };
}

function isSame(one: object, other: object | undefined): boolean {
  return other !== undefined && JSON.stringify(sortedEntries(one)) === JSON.stringify(sortedEntries(other));
}

const sortedEntries = (value: object) => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
