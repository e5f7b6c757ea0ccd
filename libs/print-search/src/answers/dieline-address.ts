import { decimalText } from '@printpartner/print-knowledge/figures';
import type { NumberLimits } from '@printpartner/print-knowledge/measure';
import { foldSide } from './calculator-fields.ts';

/**
 * What the dieline screen takes from its address: `/?dieline=fold&fold=tri&width=11&height=8.5&stock=80%23+gloss+text`.
 * Templates and folds are ids, stocks names of the guide's stocks, lengths inches. What is left out has the screen's own value.
 */
export interface DielineFields {
  /** A pocket folder; `flop` is 1 for the mirrored one, `slits` an id. */
  folder: 'template' | 'flop' | 'pocket' | 'capacity' | 'slits';
  /** A folded piece by its flat size. */
  fold: 'fold' | 'width' | 'height' | 'stock' | 'allowance';
  /** A book cover by the size of a page; `binding` is `saddle` or `perfect`. */
  cover: 'binding' | 'width' | 'height' | 'pages' | 'text' | 'cover';
}

export type DielineKind = keyof DielineFields;

/** Texts of a dieline's fields by name. */
export type DielineTexts<Kind extends DielineKind> = { readonly [Field in DielineFields[Kind]]?: string };

const pageSide = { min: 2, max: 30 };

/** What the number fields accept, lengths in inches. The limits of a pocket depend on its template. */
export const dielineLimits = {
  folder: {},
  fold: { width: foldSide, height: foldSide, allowance: { max: 0.5 } },
  cover: { width: pageSide, height: pageSide, pages: { min: 4, max: 1000, isWhole: true } },
} satisfies {
  readonly [Kind in DielineKind]: Readonly<Partial<Record<DielineFields[Kind], NumberLimits>>>;
};

/** Address of a dieline with what is known of it. */
export function dielineAddress<Kind extends DielineKind>(kind: Kind, values: DielineTexts<Kind>): string {
  const filled = Object.entries<string | undefined>(values).filter(
    (field): field is [string, string] => field[1] !== undefined,
  );
  return `/?${new URLSearchParams([['dieline', kind], ...filled]).toString()}`;
}

/** A length in an address, inches: exact for every fraction of the trade, as 3/32. */
export const addressLength = (inches: number): string => decimalText(inches, 6);
