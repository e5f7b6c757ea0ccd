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

/** A number grouped by thousands, with at most three decimals: `1,406.139`. */
export const countText = numberFormat({ maximumFractionDigits: 3 });

/** Fixed decimals, halves rounded up: 1.515 is `1.52`, although its binary value is slightly less. */
export function rounded(value: number, decimals: number): string {
  const scaled = Number((value * 10 ** decimals).toPrecision(12));
  return (Math.round(scaled) / 10 ** decimals).toFixed(decimals);
}

/** At most so many decimals, without zeros at the end: `8.5`. */
export const decimalText = (value: number, max: number): string => String(Number(rounded(value, max)));

/** The same, grouped by thousands; at most three decimals: `1,234.6`. */
export const groupedText = (value: number, max: number): string => countText(Number(rounded(value, max)));

/** A share as percent: `22%`, `89.8%`, `1,235%`. */
export const percentText = (share: number, decimals = 0): string => `${groupedText(share * 100, decimals)}%`;

/** A measure grouped by thousands, with at most four decimals, as inches have them: `1,234.0625`. */
export const measureText = numberFormat({ maximumFractionDigits: 4 });

/** Ounces or square inches, grouped by thousands, with at most two decimals: `1,234.56`. */
export const hundredthsText = numberFormat({ maximumFractionDigits: 2 });

const lightPounds = numberFormat({ maximumSignificantDigits: 2 });
const pounds = numberFormat({ maximumFractionDigits: 1 });

/** Pounds of a job with one decimal; of light ones two digits, so that three sheets don't weigh 0 lb. */
export const poundText = (weight: number): string => (weight < 1 ? lightPounds : pounds)(weight);

/** Pounds of a basis weight, always with one decimal: `1,234.5`. */
export const basisPoundText = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Dollars per piece: two decimals, or three under ten cents (`1.52`, `0.046`). */
export const unitPrice = (dollars: number): string => rounded(dollars, dollars > 0 && dollars < 0.1 ? 3 : 2);

/** Dollars of a rate per copy, with two or three decimals: `0.10`, `0.084`. */
export const rateText = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** Price per piece from tenths of a cent: `$0.65`, `$0.621`. */
export function priceText(mills: number): string {
  const digits = mills % 10 === 0 ? 2 : 3;
  return `$${rounded(mills / 1000, digits)}`;
}

const dollars = numberFormat({ style: 'currency', currency: 'USD' });
const wholeDollars = numberFormat({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const unitDollars = numberFormat({
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** Cents as dollars: `$1,234.50`. */
export const dollarText = (cents: number): string => dollars(cents / 100);

/** Cents as dollars, without cents where there are none: `$1,235`, `$12.50`. */
export const shortDollarText = (cents: number): string =>
  (Number.isInteger(cents) && cents % 100 === 0 ? wholeDollars : dollars)(cents / 100);

/** Cents of one piece, which may cost less than a cent, with up to four decimals: 12.345 cents are `$0.1235`. */
export const unitDollarText = (cents: number): string => unitDollars(cents / 100);

const KB = 1000;
const byteUnits = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const threeDigits = numberFormat({ maximumSignificantDigits: 3 });

/** Bytes of a disk or a database, with three digits: `1.23 GB`. */
export function byteText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log(bytes) / Math.log(KB)));
  return `${threeDigits(bytes / KB ** power)} ${byteUnits[power]}`;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/** Bytes of files: `48 KB`, `3.2 MB`, `1.2 GB`. They are rounded up, so that what exceeds a limit doesn't show as the limit. */
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / KIB));
  if (kilobytes < KIB) return `${kilobytes} KB`;
  const megabytes = Math.ceil((bytes / MIB) * 10) / 10;
  return megabytes < KIB ? `${megabytes} MB` : `${Math.ceil((bytes / GIB) * 10) / 10} GB`;
}
