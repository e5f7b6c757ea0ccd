import { countText, numberFormat } from '@printpartner/print-knowledge/figures';

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/;
const PLAIN = /^(\d+(\.\d{0,2})?|\.\d{1,2})$/;
const CURRENCY = /^(us)?\$|^usd|usd$|\$$/i;

/**
 * Cents of an amount as people type it: `$1,850`, `1850.00`, `1,850.5`, `.75`. Undefined for anything else, also for
 * `1.850,00` and fractions of a cent, whose meaning would be a guess.
 */
export function parseDollars(text: string): number | undefined {
  const amount = text.replace(/\s/g, '').replace(CURRENCY, '');
  if (!GROUPED.test(amount) && !PLAIN.test(amount)) return undefined;
  const [whole = '', decimals = ''] = amount.replaceAll(',', '').split('.');
  // Not a product of fractions: 1.15 × 100 is 114.99999999999999.
  return Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0'));
}

/** Copies as people type them: `5,000`, `5000`. Undefined for anything else. */
export function parseCopies(text: string): number | undefined {
  const amount = text.replace(/\s/g, '');
  return /^\d{1,3}(,\d{3})+$|^\d+$/.test(amount) ? Number(amount.replaceAll(',', '')) : undefined;
}

/** Cents as the text of a field: `1,850.00`. */
export const centsInField = (cents: number): string => fieldDollars(cents / 100);
/** `5,000` */
export const copiesInField = (copies: number): string => countText(copies);

const fieldDollars = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
