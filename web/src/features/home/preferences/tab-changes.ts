import type { TabKey } from '@printpartner/contracts/types';
import { healColorChanges, type TabColorChanges } from './tab-colors.ts';
import { healOrder, orderToSend } from './tab-order.ts';

/**
 * Changes not sent yet. Only changed colors are included, because another device may be editing the others. The last
 * choice wins and nobody is asked, so these are no document to merge, whose code would be in the first load.
 */
export interface TabChanges {
  tabOrder?: TabKey[];
  customColors?: TabColorChanges;
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

export const isPending = (changes: TabChanges): boolean => !isEmpty(changes);

/** Merges both; `later` wins. */
export function withChanges(changes: TabChanges, later: TabChanges): TabChanges {
  const customColors = { ...changes.customColors, ...later.customColors };
  return { ...changes, ...later, ...(!isEmpty(customColors) && { customColors }) };
}

/** What remains of `pending` after `sent` was saved: whatever was changed again since. */
export function withoutSent(pending: TabChanges, sent: TabChanges): TabChanges {
  const { tabOrder } = pending;
  const customColors: TabColorChanges = Object.fromEntries(
    Object.entries(pending.customColors ?? {}).filter(
      ([key, color]) => new Map(Object.entries(sent.customColors ?? {})).get(key) !== color,
    ),
  );
  return {
    ...(tabOrder && tabOrder.join() !== sent.tabOrder?.join() && { tabOrder }),
    ...(!isEmpty(customColors) && { customColors }),
  };
}

/** Stored changes without unknown tabs and colors. */
export function healChanges(stored: Readonly<Record<string, unknown>>): TabChanges {
  const customColors = healColorChanges(stored['customColors']);
  return {
    ...('tabOrder' in stored && { tabOrder: orderToSend(healOrder(stored['tabOrder'])) }),
    ...(!isEmpty(customColors) && { customColors }),
  };
}
