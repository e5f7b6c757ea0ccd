/**
 * The fields that a calculator takes from its address, `/?calculators=spine&pages=120&text=80%23+gloss+text`. Stocks are
 * names of the guide's stocks, lengths inches, choices ids of the guide's tables.
 */
export interface CalculatorFields {
  'stock-converter': 'weight' | 'measure';
  'envelope-fit': 'height' | 'width' | 'caliper';
  'page-count': 'pages' | 'binding';
  spine: 'binding' | 'pages' | 'text' | 'cover' | 'glue' | 'board' | 'paper';
  creep: 'pages' | 'text' | 'cover';
  'saddle-bulk': 'pages' | 'text' | 'cover';
  'panel-widths': 'fold' | 'width' | 'height' | 'stock';
  'press-choice': 'quantity' | 'width' | 'height' | 'stock';
  'sheets-out': 'width' | 'height' | 'bleed' | 'gutter' | 'press-sheet' | 'quantity';
  'price-range': 'product' | 'quantity';
  'mail-shape': MailPieceField;
  'mail-weight': 'stock' | 'sheets' | 'height' | 'width' | 'coating' | 'inserts' | 'pieces';
  'mail-thickness': 'stock' | 'layers' | 'height' | 'length';
  postage: MailPieceField | 'price';
}

/** The piece that the mail calculators share. */
type MailPieceField = 'height' | 'length' | 'thickness' | 'weight' | 'type' | 'pieces';

/** A calculator that can be opened with its fields filled in. */
export type FilledCalculator = keyof CalculatorFields;

/** Texts of a calculator's fields by name. */
export type FieldTexts<Id extends FilledCalculator> = { readonly [Field in CalculatorFields[Id]]?: string };

/** In the field of a cover: the book has none of its own. */
export const SELF_COVER = 'self';

/** In the field of glue: it is counted. */
export const WITH_GLUE = 'glue';
