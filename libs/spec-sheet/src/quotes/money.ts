const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** A piece may cost less than a cent. */
const unitDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const copies = new Intl.NumberFormat('en-US');

/** Cents as `$1,850.00`. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);
/** The price of one piece, with up to four decimals: 12.345 cents as `$0.1235`. */
export const formatUnitCents = (cents: number): string => unitDollars.format(cents / 100);
/** `5,000` */
export const formatCopies = (quantity: number): string => copies.format(quantity);
