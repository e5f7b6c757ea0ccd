import { priceText, rounded, shortDollarText } from '@printpartner/print-knowledge/figures';
import type { Result } from '../../skills/result.ts';

/** Postage or printing. */
export const isMoney = ({ measure }: Result): boolean => measure === 'postage' || measure === 'price';

/** US dollars. */
export interface Range {
  low: number;
  high: number;
  middle?: number;
}

export const times = ({ low, high, middle }: Range, by: number): Range => ({
  low: low * by,
  high: high * by,
  ...(middle !== undefined && { middle: middle * by }),
});

const middleOf = ({ low, high, middle }: Range): number => middle ?? (low + high) / 2;

export const plus = (one: Range, other: Range): Range => ({
  low: one.low + other.low,
  high: one.high + other.high,
  ...((one.middle ?? other.middle) !== undefined && {
    middle: middleOf(one) + middleOf(other),
  }),
});

/** `$0.395`, `$1,235`. Under ten dollars with the cents and mills. */
export const money = (usd: number): string =>
  usd < WHOLE ? priceText(Math.round(usd * 1000)) : shortDollarText(Math.round(usd * 100));
const WHOLE = 10;

/** `**$150 to $520** (mid $305)`. */
export const moneyRange = ({ low, high, middle }: Range): string => {
  const [from, to] = [money(low), money(high)];
  const range = from === to ? `**${from}**` : `**${from} to ${to}**`;
  return middle === undefined || from === to ? range : `${range} (mid ${money(middle)})`;
};

export const plainRange = (range: Range): string => moneyRange(range).replaceAll('**', '');

/** A planning range, to the cent. */
export const aboutText = (usd: number): string => (usd < CENT ? money(usd) : `$${rounded(usd, 2)}`);
const CENT = 0.01;

/** `postage by EDDM Retail`. */
export const nameOf = ({ measure, by }: Result): string =>
  measure === 'total'
    ? 'printing and postage'
    : measure === 'postage'
      ? `postage${by === undefined ? '' : ` by ${by}`}`
      : 'printing';
