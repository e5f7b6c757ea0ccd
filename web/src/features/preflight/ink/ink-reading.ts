import type { Point } from '../pages/page-space.ts';
import { type InkPage, type Plate, platesOf } from './ink-page.ts';

/** The inks of one cell, in percent. `total` adds the rounded values, `sum` the exact ones. */
export interface InkReading {
  inks: readonly { ink: string; value: number }[];
  total: number;
  sum: number;
  /** The inks of type in this cell; null if there is none. */
  type: Pick<InkReading, 'inks' | 'total' | 'sum'> | null;
  /** Why the sum is uncertain; empty if it isn't. */
  doubts: readonly string[];
}

/** The cell at a point of the page; undefined outside the page. */
export function cellAt({ box, cellPt, width, height }: InkPage, { x, y }: Point): number | undefined {
  const column = Math.floor((x - box[0]) / cellPt);
  const row = Math.floor((box[3] - y) / cellPt);
  return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : undefined;
}

/** The inks of a cell, with a value for every plate of the page. */
export function readingOf(page: InkPage, cell: number): InkReading {
  const names = platesOf(page);
  const type = inksOf(page.type, names, cell);
  const bits = page.doubts[cell] ?? 0;
  return {
    ...inksOf(page.art, names, cell),
    type: type.total > 0 ? type : null,
    doubts: page.reasons.filter((_, bit) => (bits & (1 << bit)) !== 0),
  };
}

function inksOf(plates: readonly Plate[], names: readonly string[], cell: number) {
  const byte = (name: string) => plates.find(({ ink }) => ink === name)?.cells[cell] ?? 0;
  const inks = names.map((ink) => ({ ink, value: Math.round(byte(ink) / 2.55) }));
  const sum = names.reduce((total, name) => total + byte(name), 0) / 2.55;
  // The total must match the rounded values shown beside it.
  return { inks, total: inks.reduce((total, { value }) => total + value, 0), sum };
}

const letters: Readonly<Record<string, string>> = { Cyan: 'C', Magenta: 'M', Yellow: 'Y', Black: 'K' };

/** `C 40 · M 30 · Y 30 · K 100 = 200%`; spot colors without ink are left out. */
export function inkText({ inks, total }: Pick<InkReading, 'inks' | 'total'>): string {
  if (total === 0) return 'No ink';
  const printed = inks.filter(({ ink, value }) => ink in letters || value > 0);
  return `${printed.map(({ ink, value }) => `${letters[ink] ?? ink} ${value}`).join(' · ')} = ${total}%`;
}
