import type { QuoteCounts } from '@printpartner/contracts/types';

/** `3 links, 4 quotes`; '' without any. */
export function linksAndQuotes(counts: QuoteCounts | undefined): string {
  if (!counts) return '';
  const quotes = counts.answered + counts.typed;
  return [
    counts.asked > 0 ? `${counts.asked} ${counts.asked === 1 ? 'link' : 'links'}` : '',
    quotes > 0 ? `${quotes} ${quotes === 1 ? 'quote' : 'quotes'}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
