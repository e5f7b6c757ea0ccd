import { type Preferences, preferences } from '@printpartner/contracts';

/** Columns of the table. */
export interface PreferencesRow {
  tab_order: unknown;
  custom_colors: unknown;
  assistant_shares_job: boolean;
  length_unit: unknown;
}

/** Stored preferences without tabs, colors and units that the product no longer has; the defaults if nothing was stored. */
export function knownPreferences(row?: PreferencesRow): Preferences {
  const { tab_order: tabOrder, custom_colors: customColors, assistant_shares_job: sharesJob } = row ?? {};
  const { tabOrder: order, customColors: colors, lengthUnit: unit } = preferences.shape;
  const keys = Array.isArray(tabOrder) ? tabOrder.filter((key) => order.element.safeParse(key).success) : [];
  const pairs = Object.entries(customColors ?? {}).filter(
    ([key, color]) => colors.safeParse({ [key]: color }).success,
  );
  return preferences.parse({
    tabOrder: [...new Set(keys)],
    customColors: Object.fromEntries(pairs),
    assistantSharesJob: sharesJob ?? false,
    lengthUnit: unit.safeParse(row?.length_unit).data ?? 'in',
  });
}
