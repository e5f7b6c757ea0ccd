import { type Preferences, preferences } from '@printpartner/contracts';

/** What is still known of stored preferences: a tab or a color that the product has dropped is left out. */
export function knownPreferences(tabOrder: unknown, customColors: unknown): Preferences {
  const { tabOrder: order, customColors: colors } = preferences.shape;
  const keys = Array.isArray(tabOrder) ? tabOrder.filter((key) => order.element.safeParse(key).success) : [];
  const pairs = Object.entries(customColors ?? {}).filter(
    ([key, color]) => colors.safeParse({ [key]: color }).success,
  );
  return preferences.parse({ tabOrder: [...new Set(keys)], customColors: Object.fromEntries(pairs) });
}
