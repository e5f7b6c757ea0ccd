import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import { limits, type QuoteForm } from '@printpartner/contracts/types';

/** What a choice writes into the estimate number of its project: `E-1207 · $1,850.00 for 5,000`. */
export function estimateText(
  { estimate_number: number }: Pick<QuoteForm, 'estimate_number'>,
  quantity: number,
  cents: number,
): string {
  const price = `${dollarText(cents)} for ${countText(quantity)}`;
  return (number === '' ? price : `${number} · ${price}`).slice(0, limits.projectLineMax);
}
