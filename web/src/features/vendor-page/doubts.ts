import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import type { QuoteForm } from '@printpartner/contracts/types';

const HIGH_CENTS = 1_000_000_00;

type Prices = Pick<QuoteForm, 'lines'>;

/** What may be a slip: `$0.00 for 500? No price for 10,000.`; '' without any. */
export function doubtsAbout(prices: Prices, asked: readonly number[]): string {
  const doubtful = doubtfulPrices(prices);
  return [doubtful && `${doubtful}?`, unpricedText(prices, asked)].filter(Boolean).join(' ');
}

/** `No price for 5,000, 10,000.`; '' if each of the asked quantities has one. */
export function unpricedText({ lines }: Prices, asked: readonly number[]): string {
  const unpriced = asked.filter((copies) => !lines.some(({ quantity }) => quantity === copies));
  return unpriced.length > 0 ? `No price for ${unpriced.map((copies) => countText(copies)).join(', ')}.` : '';
}

const doubtfulPrices = ({ lines }: Prices): string =>
  lines
    .filter(({ price_cents: cents }) => cents === 0 || cents >= HIGH_CENTS)
    .map(({ quantity, price_cents: cents }) => `${dollarText(cents)} for ${countText(quantity)}`)
    .join(', ');
