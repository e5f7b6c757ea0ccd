import { z } from 'zod';
import { type TabColor, tabKeys, tabPalette } from './tabs.ts';

const tabKey = z.enum(tabKeys, { error: 'Must be a tab' });
const palette = tabPalette.flatMap((row): TabColor[] => [...row.colors]);

/** A colour of the palette, as #RRGGBB in capitals. */
const tabColor = z
  .string()
  .toUpperCase()
  .pipe(z.enum(palette, { error: 'Must be one of the 30 tab colors' }));

const isWithoutDoubles = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** Part by part, and colour by colour: what is left out stays as it is, so that two devices do not undo each other. */
export const preferencesForm = z.object({
  /** Tabs in the user's order; those not named follow in the default order. Empty: the default. */
  tabOrder: z.array(tabKey).refine(isWithoutDoubles, 'Must name each tab once').optional(),
  /** The tabs whose colour changes; null brings the default back. */
  customColors: z.partialRecord(tabKey, tabColor.nullable()).optional(),
});
export type PreferencesForm = z.input<typeof preferencesForm>;

export const preferences = z.object({
  tabOrder: z.array(tabKey),
  /** Only what differs from the default colour. */
  customColors: z.partialRecord(tabKey, tabColor),
});
export type Preferences = z.output<typeof preferences>;
