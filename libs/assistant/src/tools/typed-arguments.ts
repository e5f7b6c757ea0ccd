import { caliperText } from '@printpartner/print-knowledge/measure';
import { stocks, type Stock } from '@printpartner/print-knowledge/paper';
import { isPositive, type Outcome } from '@printpartner/print-knowledge/figures';
import {
  defaultStock,
  listed,
  papersIn,
  plainText,
  stockFor,
  type ChosenStock,
  type PaperRole,
} from '@printpartner/print-search/answers';
import { z } from 'zod';

/** A side of a piece, inches. */
export const side = (name: string) => z.number().positive().max(100).describe(`${name}, inches`);

export const pieces = z.int().min(1).max(9_999_999).describe('Copies or pieces');

export const pageCount = z.int().min(1).max(1000).describe('Pages, two per leaf, without a separate cover');

/** A paper as a person writes it. */
export const paper = z.string().min(1).max(60);

export const PAPER_HINT = 'such as "100# gloss text", "80# uncoated cover", "14 pt C2S" or "148 gsm"';

/**
 * The stock of the tables that a text means, or the usual one without a text.
 *
 * @throws NoStock if the tables have none
 */
export function stockNamed(typed: string | undefined, role: PaperRole): ChosenStock {
  if (typed === undefined) return defaultStock(role);
  const text = plainText(typed);
  const [weight, ...others] = papersIn(text);
  const named = listed(text);
  if (named && !weight) return { stock: named, assumed: [] };
  const found = weight && others.length === 0 ? stockFor(weight, role) : undefined;
  if (!found) throw new NoStock(typed);
  return found;
}

/** The tables have no stock of this name. */
export class NoStock extends Error {
  override readonly name = 'NoStock';

  constructor(typed: string) {
    super(
      `No stock “${typed}” in the tables. Known stocks: ${stocks.rows.map(({ name }) => name).join(', ')}.`,
    );
  }
}

/** Nothing can be calculated, for this reason. */
export class NoResult extends Error {
  override readonly name = 'NoResult';
}

/** @throws NoResult with the outcome’s reason */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new NoResult(outcome.reason);
  return outcome.value;
}

/** Short side first: USPS pieces are addressed along the long side unless said otherwise. */
export const shortFirst = (one: number, other: number): readonly [number, number] =>
  isPositive(one) && one <= other ? [one, other] : [other, one];

export const stockText = ({ name, gsm, caliperIn }: Stock): string =>
  `${name}, ${gsm} gsm, ${caliperText(caliperIn)} in`;
