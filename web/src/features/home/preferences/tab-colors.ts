import {
  DEFAULT_TAB_COLOR,
  tabKeys,
  tabPalette,
  type TabColor,
  type TabKey,
} from '@printpartner/contracts/types';

/** Only what differs from the default color. */
export type TabColors = Partial<Record<TabKey, TabColor>>;

const palette: readonly TabColor[] = tabPalette.flatMap((row): TabColor[] => [...row.colors]);

export const colorOf = (colors: TabColors, id: TabKey): TabColor => colors[id] ?? DEFAULT_TAB_COLOR;

/** "Color all tabs": a different color for each tab; the last one keeps the default. */
export const colorSet: TabColors = {
  preflight: '#D33B36',
  mailers: '#057CAC',
  mailer: '#9D6902',
  pocketfolder: '#015C27',
  projects: '#02518D',
  specs: '#C05301',
  paper: '#088369',
  coatings: '#3E469D',
  binding: '#91282E',
  booklet: '#892A5F',
  brochure: '#777803',
};

/** Stored colors without unknown tabs and colors, and without entries for the default. */
export function healColors(stored: unknown): TabColors {
  const pairs = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  const healed: TabColors = {};
  for (const key of tabKeys) {
    const value: unknown = pairs.find(([name]) => name === key)?.[1];
    const color = palette.find((known) => typeof value === 'string' && known === value.toUpperCase());
    if (color && color !== DEFAULT_TAB_COLOR) healed[key] = color;
  }
  return healed;
}

/** Changed colors only; null resets to the default. */
export type TabColorChanges = Partial<Record<TabKey, TabColor | null>>;

/** Stored changes without unknown tabs and colors. */
export function healColorChanges(stored: unknown): TabColorChanges {
  const pairs = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  const toDefault = tabKeys.filter((key) => pairs.some(([name, color]) => name === key && color === null));
  return { ...Object.fromEntries(toDefault.map((key) => [key, null])), ...healColors(stored) };
}

export function colorChange(id: TabKey, color: TabColor): TabColorChanges {
  return { [id]: color === DEFAULT_TAB_COLOR ? null : color };
}

/** Resets every tab to the default. */
export const noColors: TabColorChanges = Object.fromEntries(tabKeys.map((key) => [key, null]));

export const hasColors = (colors: TabColors): boolean => Object.keys(colors).length > 0;
