import type { QuoteCounts, SheetQuotes } from '@printpartner/contracts/types';

/** Counts a sheet's quotes as the list of sheets does. */
export function countsOf({
  links,
  quotes,
  choice,
}: Pick<SheetQuotes, 'links' | 'quotes' | 'choice'>): QuoteCounts {
  const answered = new Set(quotes.flatMap(({ link_id: link }) => link ?? []));
  return {
    asked: links.filter(({ id, state }) => state !== 'revoked' || answered.has(id)).length,
    answered: answered.size,
    typed: quotes.filter(({ link_id: link }) => link === null).length,
    fresh: quotes.filter(({ is_new: isNew }) => isNew).length,
    chosen: choice?.vendor_name ?? null,
  };
}

/** `2 of 5 answered, 1 typed in, 1 new`; '' without links and quotes. */
export function countText(counts: QuoteCounts | undefined): string {
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
