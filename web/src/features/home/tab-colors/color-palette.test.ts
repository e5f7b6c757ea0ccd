import { expect, it } from '@jest/globals';
import { tabPalette } from '@printpartner/contracts/types';
import { colorName, placeText } from './color-palette.tsx';

it('H3 placeText gives a color’s position in the palette', () => {
  expect(placeText('#892A5F')).toBe('Deep row, 10 of 10, #892A5F');
  expect(placeText('#D33B36')).toBe('Bright row, 1 of 10, #D33B36');
  expect(placeText('#64748B')).toBe('Muted row, 8 of 10, #64748B');
});

it('H3 colorName is different for each of the 30 colors', () => {
  const names = tabPalette.flatMap((row) => row.colors.map(colorName));
  expect(new Set(names).size).toBe(30);
  expect(names.join()).not.toContain('undefined');
  expect(colorName('#892A5F')).toBe('Deep magenta, #892A5F');
  expect(colorName('#64748B')).toBe('Muted cerulean, #64748B, the default');
});
