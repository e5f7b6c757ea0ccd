/** A price of one piece from tenths of a cent: `$0.65`, `$0.621`. */
export function priceText(mills: number): string {
  const digits = mills % 10 === 0 ? 2 : 3;
  return `$${(mills / 1000).toFixed(digits)}`;
}

/** `$1,234.50` from cents. */
export const dollarText = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
