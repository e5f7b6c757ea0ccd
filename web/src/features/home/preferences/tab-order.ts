import { tabKeys, type TabKey } from '@printpartner/contracts/types';

/** Every tab exactly once: those that are named come first, in that order, the others in the default order. */
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

/** The default is sent as nothing, so that a default of a later version shows too. */
export function orderToSend(order: readonly TabKey[]): TabKey[] {
  return isDefaultOrder(order) ? [] : [...order];
}
