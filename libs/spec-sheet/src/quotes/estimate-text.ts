import { limits, type QuoteForm } from '@printpartner/contracts/types';
import { formatCents, formatCopies } from './money.ts';

/** What a choice writes into the estimate number of its project: `E-1207 · $1,850.00 for 5,000`. */
export function estimateText(
  { estimate_number: number }: Pick<QuoteForm, 'estimate_number'>,
  quantity: number,
  cents: number,
): string {
  const price = `${formatCents(cents)} for ${formatCopies(quantity)}`;
  return (number === '' ? price : `${number} · ${price}`).slice(0, limits.projectLineMax);
}
