import { type Preferences, preferences } from '@printpartner/contracts';

/** Stored preferences without tabs and colors that the product no longer has. */
export function knownPreferences(tabOrder: unknown, customColors: unknown): Preferences {
  const { tabOrder: order, customColors: colors } = preferences.shape;
  const keys = Array.isArray(tabOrder) ? tabOrder.filter((key) => order.element.safeParse(key).success) : [];
  const pairs = Object.entries(customColors ?? {}).filter(
    ([key, color]) => colors.safeParse({ [key]: color }).success,
  );
  return preferences.parse({ tabOrder: [...new Set(keys)], customColors: Object.fromEntries(pairs) });
}
