/**
 * Sizes in inches that drawings and spines need, as most binderies have them. Source: `binderyPractice`; every bindery
 * has its own.
 */
export const binderySizes = {
  /** Board of a case; 0.088–0.098 is common. */
  board: 0.09,
  /** What some printers add to a perfect-bound spine. */
  glue: 0.01,
  /** Between board and spine of a case. */
  caseHinge: 3 / 8,
  /** By which boards stand over the trim. */
  boardOverhang: 1 / 8,
  /** A score of a perfect-bound cover from its spine, at most. */
  hingeScore: 1 / 4,
  /** A coil or wire is wider than its book is thick. */
  coilOverBook: 1 / 8,
  /** Widest wire. */
  widestWire: 1,
  /** Saddle-stitched books get unwieldy above it. */
  saddleBulk: 3 / 16,
  /** A spine under it stays blank. */
  printedSpine: 1 / 8,
  /** Words on a spine are advised from here. */
  spineWords: 1 / 4,
} as const;
