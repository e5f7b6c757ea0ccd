import { formatCents, formatCopies } from '@printpartner/spec-sheet/quotes';
import type { EntityManager } from 'typeorm';
import { QuoteChoice } from '../quotes/quote-choice.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';
import type { VendorLink } from '../vendor-links/vendor-link.entity.ts';

/** What was chosen of the answer to a link, a paragraph each; empty if the choice is another one now. */
export async function chosenTerms(
  manager: EntityManager,
  { id: linkId, userId, sheetId }: VendorLink,
): Promise<string[]> {
  const choice = await manager.findOneBy(QuoteChoice, { userId, sheetId });
  const quote = await manager.findOneBy(Quote, { userId, linkId });
  if (!quote || choice?.quoteId !== quote.id) return [];
  const { estimate_number: estimate } = quote.content;
  return [
    `${formatCopies(choice.quantity)} copies for ${formatCents(choice.priceCents)}`,
    ...(estimate === '' ? [] : [`Your estimate number: ${estimate}`]),
  ];
}
