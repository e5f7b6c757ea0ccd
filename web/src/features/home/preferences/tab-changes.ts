import type { TabKey } from '@printpartner/contracts/types';
import { healColorChanges, type TabColorChanges } from './tab-colors.ts';
import { healOrder, orderToSend } from './tab-order.ts';

/** What was changed and is not yet sent. Other tabs' colors are not in it: another device may be choosing them. */
export interface TabChanges {
  tabOrder?: TabKey[];
  customColors?: TabColorChanges;
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

export const isPending = (changes: TabChanges): boolean => !isEmpty(changes);

/** Both; where they speak of the same, `later` holds. */
export function withChanges(changes: TabChanges, later: TabChanges): TabChanges {
  const customColors = { ...changes.customColors, ...later.customColors };
  return { ...changes, ...later, ...(!isEmpty(customColors) && { customColors }) };
}

/** What is left of `pending` once `sent` has arrived: what was changed again meanwhile. */
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

/** What is still known of stored changes. */
export function healChanges(stored: Readonly<Record<string, unknown>>): TabChanges {
  const customColors = healColorChanges(stored['customColors']);
  return {
    ...('tabOrder' in stored && { tabOrder: orderToSend(healOrder(stored['tabOrder'])) }),
    ...(!isEmpty(customColors) && { customColors }),
  };
}
