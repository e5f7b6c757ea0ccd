import type { Quote, SheetQuotes, VendorLink } from '@printpartner/contracts/types';

type Counted = Pick<SheetQuotes, 'links' | 'quotes'>;

/** The links that count: a revoked one only if it was answered. */
const asked = ({ links, quotes }: Counted): VendorLink[] =>
  links.filter(({ id, state }) => state !== 'revoked' || quotes.some(({ link_id: link }) => link === id));

/** `2 of 5 answered, 1 typed in, 1 new`; '' without links and quotes. */
export function countText(all: Counted, fresh = countNew(all.quotes)): string {
  const links = asked(all);
  const answered = links.filter(({ id }) => all.quotes.some(({ link_id: link }) => link === id)).length;
  const typed = all.quotes.filter(({ link_id: link }) => link === null).length;
  return [
    links.length > 0 ? `${answered} of ${links.length} answered` : '',
    typed > 0 ? `${typed} typed in` : '',
    fresh > 0 ? `${fresh} new` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const countNew = (quotes: readonly Quote[]): number => quotes.filter(({ is_new: isNew }) => isNew).length;
