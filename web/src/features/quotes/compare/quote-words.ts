import type { Quote, VendorLink } from '@printpartner/contracts/types';
import { formatCents, formatCopies, type OpenCost, type QuoteGaps } from '@printpartner/spec-sheet/quotes';

/** What a quote leaves open, a phrase each. */
export function gapTexts(gaps: QuoteGaps): string[] {
  return [
    ...gaps.unpriced.map((quantity) => `No price for ${formatCopies(quantity)}`),
    ...gaps.lacks.map((cost) => `No ${cost}`),
    ...(gaps.lacks_turnaround ? ['No turnaround'] : []),
    ...(gaps.lacks_valid_until ? ['No last valid day'] : []),
    ...gaps.unlisted_finishes.map((finish) => `${finish} not listed as included`),
  ];
}

/** `without freight and postage`; '' if nothing is missing. */
export const lacksText = (lacks: readonly OpenCost[]): string =>
  lacks.length === 0 ? '' : `without ${lacks.join(' and ')}`;

export const daysText = (days: number): string => `${days} business ${days === 1 ? 'day' : 'days'}`;

/** Freight in words; '' if the quote doesn't give it. */
export function freightText({
  freight_included: isIncluded,
  freight_cents: cents,
}: Pick<Quote, 'freight_included' | 'freight_cents'>): string {
  if (isIncluded) return 'Included';
  return cents === null ? '' : formatCents(cents);
}

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

/** Whether a vendor answered something else than the sheet says now. A new name or project of the sheet is no change. */
export function isOutdated(
  { link_id: linkId, version }: Pick<Quote, 'link_id' | 'version'>,
  links: readonly Pick<VendorLink, 'id' | 'version' | 'unsent_changes'>[],
): boolean {
  const link = links.find(({ id }) => id === linkId);
  if (!link || version === null) return false;
  return link.unsent_changes.length > 0 || version < link.version;
}
