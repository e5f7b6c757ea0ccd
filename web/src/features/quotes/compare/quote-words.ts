import type { Quote } from '@printpartner/contracts/types';
import {
  formatCents,
  formatCopies,
  type Comparison,
  type OpenCost,
  type QuotedPrice,
  type QuoteGaps,
} from '@printpartner/spec-sheet/quotes';

/** What a quote leaves open, a phrase each. */
export function gapTexts(gaps: QuoteGaps): string[] {
  return [
    ...gaps.unpriced.map((quantity) => `No price for ${formatCopies(quantity)}`),
    ...gaps.lacks.map((cost) => `No ${cost}`),
    ...gaps.lacks_for.map(
      ({ cost, quantities }) => `No ${cost} for ${quantities.map(formatCopies).join(', ')}`,
    ),
    ...(gaps.lacks_turnaround ? ['No turnaround'] : []),
    ...(gaps.lacks_valid_until ? ['No last valid day'] : []),
    ...gaps.unlisted_finishes.map((finish) => `${finish} not listed as included`),
  ];
}

/** `without freight and postage`; '' if nothing is missing. */
export const lacksText = (lacks: readonly OpenCost[]): string =>
  lacks.length === 0 ? '' : `without ${lacks.join(' and ')}`;

/** Whether totals say more than the print prices: if any quote includes, adds or leaves open the freight or the postage. */
export const hasTotals = (
  quotes: readonly Pick<Quote, 'freight_included'>[],
  { quantities }: Comparison,
): boolean =>
  quotes.some(({ freight_included: isIncluded }) => isIncluded) ||
  quantities.some(({ prices }) => Object.values(prices).some((price) => price !== null && differs(price)));

const differs = ({ lacks, total_cents: total, price_cents: price }: QuotedPrice): boolean =>
  lacks.length > 0 || total !== price;

/** What a choice writes into the field of the project: `E-1207 · $1,850.00 for 5,000`. */
export function estimateText({ estimate_number: number }: Quote, quantity: number, cents: number): string {
  const price = `${formatCents(cents)} for ${formatCopies(quantity)}`;
  return number === '' ? price : `${number} · ${price}`;
}

const FOUR_DECIMALS_BELOW_CENTS = 100;

/** Writes prices of one piece, all with the same decimals, so that they align: four below a dollar. */
export function unitFormat(units: readonly number[]): (cents: number) => string {
  const digits = units.some((cents) => cents < FOUR_DECIMALS_BELOW_CENTS) ? 4 : 2;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (cents) => format.format(cents / 100);
}
