import { describe, expect, it } from '@jest/globals';
import { DEFAULT_TAB_COLOR, tabKeys, tabPalette, type TabColor } from '@printpartner/contracts/types';
import fc from 'fast-check';
import { colorChange, colorOf, colorSet, healColorChanges, healColors } from './tab-colors.ts';

const palette = tabPalette.flatMap((row): TabColor[] => [...row.colors]);

describe('healColors', () => {
  it('A9 healColors keeps only existing tabs and colors, whatever was stored', () => {
    const strangeColors = fc.dictionary(
      fc.oneof(fc.constantFrom(...tabKeys), fc.string()),
      fc.oneof(fc.constantFrom<unknown>(...palette), fc.anything()),
    );
    fc.assert(
      fc.property(fc.oneof(strangeColors, fc.anything()), (stored) => {
        for (const [key, color] of Object.entries(healColors(stored))) {
          expect(tabKeys).toContain(key);
          expect(palette).toContain(color);
          expect(color).not.toBe(DEFAULT_TAB_COLOR);
        }
      }),
    );
  });

  it('A9 healColors accepts lower case and drops the default', () => {
    expect(healColors({ paper: '#d33b36', specs: '#64748b', quotes: '#D33B36' })).toEqual({
      paper: '#D33B36',
    });
  });
});

it('A9 healColorChanges keeps resets and existing colors only', () => {
  expect(healColorChanges({ paper: null, specs: '#d33b36', quotes: null, booklet: '#123456' })).toEqual({
    paper: null,
    specs: '#D33B36',
  });
  for (const nothing of [null, undefined, 'paper', []]) expect(healColorChanges(nothing)).toEqual({});
});

it('H3 colorChange changes one tab’s color only', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tabKeys), fc.constantFrom(...palette), (id, color) => {
      const colors = healColors({ ...colorSet, ...colorChange(id, color) });
      expect(colorOf(colors, id)).toBe(color);
      for (const other of tabKeys.filter((key) => key !== id)) {
        expect(colorOf(colors, other)).toBe(colorOf(colorSet, other));
      }
    }),
  );
});

it('H3 colorSet gives every tab its own color', () => {
  expect(new Set(tabKeys.map((key) => colorOf(colorSet, key))).size).toBe(12);
});
