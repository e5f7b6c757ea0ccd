import type { NumberLimits } from '@printpartner/print-knowledge/measure';

/** Fields of the piece that the mail calculators share. */
const mailPieceFields = ['height', 'length', 'thickness', 'weight', 'type', 'pieces'] as const;

/**
 * The fields that a calculator takes from its address, `/?calculators=spine&pages=120&text=80%23+gloss+text`. Stocks are
 * names of the guide's stocks, lengths inches, choices ids of the guide's tables.
 */
export const calculatorFields = {
  'stock-converter': ['weight', 'measure'],
  'envelope-fit': ['height', 'width', 'caliper'],
  'page-count': ['pages', 'binding'],
  spine: ['binding', 'pages', 'text', 'cover', 'glue', 'board', 'paper'],
  creep: ['pages', 'text', 'cover'],
  'saddle-bulk': ['pages', 'text', 'cover'],
  'panel-widths': ['fold', 'width', 'height', 'stock'],
  'press-choice': ['quantity', 'width', 'height', 'stock'],
  'sheets-out': ['width', 'height', 'bleed', 'gutter', 'press-sheet', 'quantity'],
  'price-range': ['product', 'quantity'],
  'mail-shape': mailPieceFields,
  'mail-weight': ['stock', 'sheets', 'height', 'width', 'coating', 'inserts', 'pieces'],
  'mail-thickness': ['stock', 'layers', 'height', 'length'],
  postage: [...mailPieceFields, 'price'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The names of each calculator's fields. */
export type CalculatorFields = {
  readonly [Id in keyof typeof calculatorFields]: (typeof calculatorFields)[Id][number];
};

/** More pieces are a slip of the keyboard. */
const count = { min: 1, max: 100_000_000, isWhole: true };
const insertSide = { min: 1, max: 30 };
const flatSide = { min: 0.5, max: 60 };
/** A banner from a roll. */
const anySide = { min: 0.5, max: 200 };
/** A sheet that is folded, here and in its dieline. */
export const foldSide = { min: 1, max: 60 };
const saddlePages = { min: 4, max: 1000, isWhole: true };
const mailLength = { over: 0, max: 99 };
const mailPiece = {
  height: mailLength,
  length: mailLength,
  /** Thicker than any flat, and no number of points. */
  thickness: { over: 0, max: 3 },
  weight: { over: 0, max: 1120 },
  pieces: { ...count, max: 9_999_999 },
};

/** What the number fields accept, lengths in inches. An answer outside would open a calculator with other values. */
export const fieldLimits = {
  'stock-converter': { weight: { min: 1, max: 2000 } },
  'envelope-fit': { height: insertSide, width: insertSide, caliper: { min: 0.001, max: 3 } },
  'page-count': { pages: { ...count, max: 1000 } },
  spine: { pages: { min: 2, max: 1000, isWhole: true }, board: { min: 0.03, max: 0.25 } },
  creep: { pages: saddlePages },
  'saddle-bulk': { pages: saddlePages },
  'panel-widths': { width: foldSide, height: foldSide },
  'press-choice': { quantity: count, width: anySide, height: anySide },
  'sheets-out': { width: flatSide, height: flatSide, bleed: { max: 1 }, gutter: { max: 2 }, quantity: count },
  'price-range': { quantity: count },
  'mail-shape': mailPiece,
  'mail-weight': {
    sheets: { ...count, max: 999 },
    height: mailLength,
    width: mailLength,
    inserts: { max: 1120 },
    pieces: mailPiece.pieces,
  },
  'mail-thickness': { layers: { ...count, max: 64 } },
  postage: mailPiece,
} satisfies {
  readonly [Id in FilledCalculator]: Readonly<Partial<Record<CalculatorFields[Id], NumberLimits>>>;
};

/** A calculator that can be opened with its fields filled in. */
export type FilledCalculator = keyof CalculatorFields;

/** Texts of a calculator's fields by name. */
export type FieldTexts<Id extends FilledCalculator> = { readonly [Field in CalculatorFields[Id]]?: string };

/** Value of the cover's field for a book without a cover of its own. */
export const SELF_COVER = 'self';

/** Value of the glue's field if glue is counted. */
export const WITH_GLUE = 'glue';
