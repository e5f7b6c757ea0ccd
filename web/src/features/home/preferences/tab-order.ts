import { tabKeys, type TabKey } from '@printpartner/contracts/types';

/** Every tab exactly once: the stored ones first, in that order, then the others in default order. */
export function healOrder(stored: unknown): TabKey[] {
  const named = Array.isArray(stored) ? stored.filter(isTabKey) : [];
  return [...new Set([...named, ...tabKeys])];
}

export function isTabKey(value: unknown): value is TabKey {
  return tabKeys.some((key) => key === value);
}

export function isDefaultOrder(order: readonly TabKey[]): boolean {
  return order.every((key, place) => key === tabKeys[place]);
}

/** The default order is sent as an empty list, so that a later version can change it. */
export function orderToSend(order: readonly TabKey[]): TabKey[] {
  return isDefaultOrder(order) ? [] : [...order];
}
