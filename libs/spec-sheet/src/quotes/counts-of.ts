import type { QuoteCounts, SheetQuotes } from '@printpartner/contracts/types';

/** Counts the links and quotes of a sheet. The specs service counts those of all sheets in one statement, in the same way. */
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
