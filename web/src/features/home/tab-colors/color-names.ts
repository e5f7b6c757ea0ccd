import { DEFAULT_TAB_COLOR, tabPalette, type TabColor } from '@printpartner/contracts/types';

/** The hue of each column of the palette. */
const hues = ['red', 'orange', 'amber', 'olive', 'green', 'jade', 'teal', 'cerulean', 'blue', 'magenta'];

interface ColorPlace {
  /** Bright, Deep or Muted. */
  row: string;
  /** From 1. */
  place: number;
  of: number;
}

function placeOf(color: TabColor): ColorPlace {
  const row = tabPalette.find(({ colors }) => colors.some((known) => known === color)) ?? tabPalette[0];
  const place = row.colors.findIndex((known) => known === color) + 1;
  return { row: row.row, place, of: row.colors.length };
}

/** "Deep row, 10 of 10, #892A5F". */
export function placeText(color: TabColor): string {
  const { row, place, of } = placeOf(color);
  return `${row} row, ${place} of ${of}, ${color}`;
}

/** "Deep magenta, #892A5F"; the default is marked as such. */
export function colorName(color: TabColor): string {
  const { row, place } = placeOf(color);
  return `${row} ${hues[place - 1]}, ${color}${color === DEFAULT_TAB_COLOR ? ', the default' : ''}`;
}
