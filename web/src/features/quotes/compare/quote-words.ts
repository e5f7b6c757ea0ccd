import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import type { Quote } from '@printpartner/contracts/types';
import {
  type ComparedQuantity,
  type Comparison,
  type OpenCost,
  type QuotedPrice,
  type QuoteGaps,
} from '@printpartner/spec-sheet/quotes';

type Named = Pick<Quote, 'id' | 'vendor_name' | 'link_id'>;

/** The vendor of a quote, in words that none of the other quotes has: `Harbor Press, typed in`. */
export function nameAmong(quote: Named, quotes: readonly Named[]): string {
  const { id, vendor_name: vendor } = quote;
  const isTyped = quote.link_id === null;
  const ofVendor = quotes.filter((other) => other.vendor_name === vendor);
  if (ofVendor.length < 2) return vendor;
  const name = isTyped ? `${vendor}, typed in` : vendor;
  const alike = ofVendor.filter((other) => (other.link_id === null) === isTyped);
  return alike.length < 2
    ? name
    : `${name}, ${alike.findIndex((other) => other.id === id) + 1} of ${alike.length}`;
}

/** What a quote leaves open, a phrase each. */
export function gapTexts(gaps: QuoteGaps): string[] {
  return [
    ...gaps.unpriced.map((quantity) => `No price for ${countText(quantity)}`),
    ...gaps.lacks.map((cost) => `No ${cost}`),
    ...gaps.lacks_for.map(({ cost, quantities }) => `No ${cost} for ${quantities.map(countText).join(', ')}`),
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

/** Text beside a print price: `$4,560.00 with freight and postage`; '' if the price is all that is known. */
export function totalText(
  { freight_cents, postage_cents, total_cents, lacks }: QuotedPrice,
  isFreightIncluded: boolean,
): string {
  const added = [
    freight_cents !== null && !isFreightIncluded ? 'freight' : '',
    postage_cents === null ? '' : 'postage',
  ].filter(Boolean);
  return [
    added.length > 0 ? `${dollarText(total_cents)} with ${added.join(' and ')}` : '',
    isFreightIncluded ? 'freight included' : '',
    lacksText(lacks),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether totals say more than the print prices: if any quote includes, adds or leaves open the freight or the postage. */
export const hasTotals = (
  quotes: readonly Pick<Quote, 'freight_included'>[],
  { quantities }: Comparison,
): boolean =>
  quotes.some(({ freight_included: isIncluded }) => isIncluded) ||
  quantities.some(({ prices }) => Object.values(prices).some((price) => price !== null && differs(price)));

const differs = ({ lacks, total_cents: total, price_cents: price }: QuotedPrice): boolean =>
  lacks.length > 0 || total !== price;
