import type { QuoteCounts } from '@printpartner/contracts/types';

/** `2 of 5 answered, 1 typed in, 1 new`; '' without links and quotes. */
export function quoteCounts(counts: QuoteCounts | undefined): string {
  if (!counts) return '';
  const { asked, answered, typed, fresh } = counts;
  return [
    asked > 0 ? `${answered} of ${asked} answered` : '',
    typed > 0 ? `${typed} typed in` : '',
    fresh > 0 ? `${fresh} new` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
