import type { InkPage } from '../ink/ink-page.ts';

/** A page of 2 × 3 cells of one unit each; percentages row by row from the top left. */
export function buildInkPage(
  art: Readonly<Record<string, readonly number[]>>,
  overrides: Partial<InkPage> = {},
): InkPage {
  return {
    box: [100, 50, 102, 53],
    width: 2,
    height: 3,
    cellPt: 1,
    art: platesAt(art),
    type: [],
    knockouts: [],
    doubts: new Uint8Array(6),
    reasons: ['undecoded image', 'transparency'],
    uncertain: [],
    ...overrides,
  };
}

export const platesAt = (inks: Readonly<Record<string, readonly number[]>>): InkPage['art'] =>
  Object.entries(inks).map(([ink, values]) => ({
    ink,
    cells: Uint8Array.from(values, (value) => Math.round(value * 2.55)),
  }));
