/**
 * Writes numbers as in the United States. The formatter is kept, because making one takes a hundred times as long as
 * formatting a number, and it is made for the first of them, so that loading a module takes no time for it.
 */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => {
    formatter ??= new Intl.NumberFormat('en-US', options);
    return formatter.format(value);
  };
}

const dollarFormat = numberFormat({ style: 'currency', currency: 'USD' });

/** `1,406.139`. */
export const countText = numberFormat({ maximumFractionDigits: 3 });

/** Fixed decimals, halves rounded up: 1.515 is `1.52`, although its binary value is slightly less. */
export function rounded(value: number, decimals: number): string {
  const scaled = Number((value * 10 ** decimals).toPrecision(12));
  return (Math.round(scaled) / 10 ** decimals).toFixed(decimals);
}

/** Pounds of a job with one decimal; of light ones two digits, so that three sheets don't weigh 0 lb. */
export const poundText = (pounds: number): string =>
  pounds.toLocaleString('en-US', pounds < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 });

/** Dollars per piece: two decimals, or three under ten cents (`1.52`, `0.046`). */
export const unitPrice = (dollars: number): string => rounded(dollars, dollars > 0 && dollars < 0.1 ? 3 : 2);

/** Price per piece from tenths of a cent: `$0.65`, `$0.621`. */
export function priceText(mills: number): string {
  const digits = mills % 10 === 0 ? 2 : 3;
  return `$${(mills / 1000).toFixed(digits)}`;
}

/** `$1,234.50`, from cents. */
export const dollarText = (cents: number): string => dollarFormat(cents / 100);
