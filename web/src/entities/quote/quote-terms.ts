import type { Quote } from '@printpartner/contracts/types';
import { countText, dollarText, numberFormat } from '@printpartner/print-knowledge/figures';

export const daysText = (days: number): string => `${days} business ${days === 1 ? 'day' : 'days'}`;

type Costs = Pick<Quote, 'freight_included' | 'freight_cents' | 'postage_cents' | 'lines'>;

/** Freight in words, a line for each quantity if they differ; '' if the quote doesn't give it. */
export const freightText = (quote: Costs): string =>
  quote.freight_included ? 'Included' : costText(quote, 'freight_cents');

/** Postage, a line for each quantity if they differ; '' if the quote doesn't give it. */
export const postageText = (quote: Costs): string => costText(quote, 'postage_cents');

function costText(quote: Costs, cost: 'freight_cents' | 'postage_cents'): string {
  const { lines, [cost]: whole } = quote;
  if (lines.every((line) => line[cost] === undefined)) return whole === null ? '' : dollarText(whole);
  return lines
    .flatMap((line) => {
      const cents = line[cost] ?? whole;
      return cents === null ? [] : [`${countText(line.quantity)}: ${dollarText(cents)}`];
    })
    .join('\n');
}

const FOUR_DECIMALS_BELOW_CENTS = 100;

/** Writes prices of one piece, all with the same decimals, so that they align: four below a dollar. */
export function unitFormat(units: readonly number[]): (cents: number) => string {
  const digits = units.some((cents) => cents < FOUR_DECIMALS_BELOW_CENTS) ? 4 : 2;
  const format = numberFormat({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (cents) => format(cents / 100);
}
