import { describe, expect, it } from '@jest/globals';
import { preferences, preferencesForm } from './preferences.ts';
import { DEFAULT_TAB_COLOR, tabKeys, tabPalette } from './tabs.ts';

const colors = tabPalette.flatMap((row): string[] => [...row.colors]);

/** Relative luminance of #RRGGBB, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('tab colors', () => {
  it('H3 the tab palette has 30 distinct colors in rows of ten, including the default', () => {
    expect(tabPalette.map((row) => row.colors.length)).toEqual([10, 10, 10]);
    expect(new Set(colors).size).toBe(30);
    expect(colors).toContain(DEFAULT_TAB_COLOR);
  });

  it('H3 gives white type a contrast of at least 4.5:1 on every color', () => {
    for (const color of colors) expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('preferences form', () => {
  it('A9 accepts either part alone, and lower-case colors', () => {
    expect(preferencesForm.parse({ tabOrder: ['paper', 'specs'] })).toEqual({ tabOrder: ['paper', 'specs'] });
    expect(preferencesForm.parse({ customColors: { paper: '#d33b36' } })).toEqual({
      customColors: { paper: '#D33B36' },
    });
  });

  it('A9 accepts null to restore a tab’s default color', () => {
    const changes = { customColors: { paper: null, specs: '#D33B36' } };
    expect(preferencesForm.parse(changes)).toEqual(changes);
    expect(preferencesForm.safeParse({ customColors: { quotes: null } }).success).toBe(false);
    expect(preferences.safeParse({ tabOrder: [], ...changes }).success).toBe(false);
  });

  it('A9 rejects unknown and duplicate tabs, and colors outside the palette', () => {
    expect(preferencesForm.safeParse({ tabOrder: ['quotes'] }).success).toBe(false);
    expect(preferencesForm.safeParse({ tabOrder: ['paper', 'paper'] }).success).toBe(false);
    expect(preferencesForm.safeParse({ customColors: { paper: '#123456' } }).success).toBe(false);
    expect(preferencesForm.safeParse({ customColors: { quotes: '#D33B36' } }).success).toBe(false);
  });

  it('A9 accepts inches or millimeters', () => {
    expect(preferencesForm.parse({ lengthUnit: 'mm' })).toEqual({ lengthUnit: 'mm' });
    expect(preferencesForm.safeParse({ lengthUnit: 'cm' }).success).toBe(false);
  });

  it('H1 the preferences have twelve tabs', () => {
    expect(new Set(tabKeys).size).toBe(12);
  });
});
