import { numberFormat } from '@printpartner/print-knowledge/figures';

const dollars = numberFormat({ style: 'currency', currency: 'USD' });
/** A piece may cost less than a cent. */
const unitDollars = numberFormat({
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** Cents as `$1,850.00`. */
export const formatCents = (cents: number): string => dollars(cents / 100);
/** The price of one piece, with up to four decimals: 12.345 cents as `$0.1235`. */
export const formatUnitCents = (cents: number): string => unitDollars(cents / 100);
/** `5,000` */
export const formatCopies = numberFormat();
