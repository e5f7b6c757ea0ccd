import { z } from 'zod';
import { type TabColor, tabKeys, tabPalette } from './tabs.ts';

const tabKey = z.enum(tabKeys, { error: 'Must be a tab' });
const palette = tabPalette.flatMap((row): TabColor[] => [...row.colors]);

/** A palette color, #RRGGBB in upper case. */
const tabColor = z
  .string()
  .toUpperCase()
  .pipe(z.enum(palette, { error: 'Must be one of the 30 tab colors' }));

/** The unit of lengths that screens show first. */
const lengthUnit = z.enum(['in', 'mm'], { error: 'Must be “in” or “mm”' });

const hasNoDuplicates = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** A partial update: omitted parts and tabs stay unchanged, so that two devices don't overwrite each other. */
export const preferencesForm = z.object({
  /** Tabs in the user's order; missing ones follow in the default order. */
  tabOrder: z.array(tabKey).refine(hasNoDuplicates, 'Must name each tab once').optional(),
  /** Changed colors; null restores the default. */
  customColors: z.partialRecord(tabKey, tabColor.nullable()).optional(),
  /** Consent to send the user's own projects, sheets and results to the assistant's model. */
  assistantSharesJob: z.boolean().optional(),
  lengthUnit: lengthUnit.optional(),
});
export type PreferencesForm = z.input<typeof preferencesForm>;

export const preferences = z.object({
  tabOrder: z.array(tabKey),
  /** Only colors that differ from the default. */
  customColors: z.partialRecord(tabKey, tabColor),
  /** False until the user has consented. */
  assistantSharesJob: z.boolean(),
  lengthUnit,
});
export type Preferences = z.output<typeof preferences>;
