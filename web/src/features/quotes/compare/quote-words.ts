import type { Quote } from '@printpartner/contracts/types';
import {
  formatCopies,
  type ComparedQuantity,
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

/** What to say of the lowest print price. Next to prices that include the freight, one without it is no match. */
export const lowestPriceWord = (
  word: string,
  lowest: Pick<Quote, 'freight_included'>,
  quotes: readonly Pick<Quote, 'id' | 'freight_included'>[],
  { prices }: ComparedQuantity,
): string =>
  !lowest.freight_included && quotes.some(({ id, freight_included: isIncluded }) => isIncluded && prices[id])
    ? `${word}, freight not included`
    : word;

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
