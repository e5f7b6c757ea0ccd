import type { QuoteForm } from '@printpartner/contracts/types';
import { formatCents, formatCopies } from '@printpartner/spec-sheet/quotes';

const HIGH_CENTS = 1_000_000_00;

/** Prices that may be slips: `$0.00 for 500, $9,999,999.00 for 1,000`; '' without any. */
export const doubtfulPrices = ({ lines }: Pick<QuoteForm, 'lines'>): string =>
  lines
    .filter(({ price_cents: cents }) => cents === 0 || cents >= HIGH_CENTS)
    .map(({ quantity, price_cents: cents }) => `${formatCents(cents)} for ${formatCopies(quantity)}`)
    .join(', ');
