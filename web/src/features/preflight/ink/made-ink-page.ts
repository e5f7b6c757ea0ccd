import type { InkPage } from './ink-page.ts';

/** A page for tests, two cells wide and three high, a unit each; percentages from the top left, row by row. */
export function madeInkPage(
  art: Readonly<Record<string, readonly number[]>>,
  changes: Partial<InkPage> = {},
): InkPage {
  return {
    box: [100, 50, 102, 53],
    width: 2,
    height: 3,
    cellPt: 1,
    art: platesAt(art),
    type: [],
    doubts: new Uint8Array(6),
    reasons: ['unprofiled RGB', 'transparency'],
    uncertain: [],
    ...changes,
  };
}

export const platesAt = (inks: Readonly<Record<string, readonly number[]>>): InkPage['art'] =>
  Object.entries(inks).map(([ink, values]) => ({
    ink,
    cells: Uint8Array.from(values, (value) => Math.round(value * 2.55)),
  }));
