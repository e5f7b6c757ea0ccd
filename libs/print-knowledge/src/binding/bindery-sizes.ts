import { limitOf } from '../limits/limits.ts';

/** Typical bindery sizes in inches, for drawings and spines. Every bindery differs. Source: `binderyPractice`. */
export const binderySizes = {
  /** Case board; 0.088–0.098 is common. */
  board: 0.09,
  /** One leaf of an endsheet, 80# uncoated text. */
  endsheet: 0.0057,
  /** Leaves that endsheets add to a case-bound block. */
  endsheetLeaves: 4,
  /** Glue allowance that some printers add to a perfect-bound spine. */
  glue: 0.01,
  /** Distance between board and spine of a case. */
  caseHinge: 3 / 8,
  /** Boards beyond the trim. */
  boardOverhang: 1 / 8,
  /** Maximum distance of a perfect-bound cover's hinge score from the spine. */
  hingeScore: 1 / 4,
  /** Coil or wire diameter minus book thickness. */
  coilOverBook: 1 / 8,
  /** Largest wire diameter. */
  widestWire: 1,
  /** Maximum bulk that saddle stitches well. */
  saddleBulk: 3 / 16,
  /** Narrower spines stay blank. */
  printedSpine: limitOf('spine-bind').value,
  /** Minimum spine width for type. */
  spineType: limitOf('spine-type').value,
} as const;
