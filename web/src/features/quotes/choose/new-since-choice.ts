import type { QuoteChoice, SheetQuotes } from '@printpartner/contracts/types';
import { formatCents, formatCopies } from '@printpartner/spec-sheet/quotes';

interface News {
  text: string;
  /** What to choose to record it; null if that isn't possible. */
  again: { id: string; revision: number; quantity: number } | null;
}

/** What the choice didn't record because it is newer: another price or other terms, or another project. */
export function newSinceChoice({ sheet, quotes }: SheetQuotes, choice: QuoteChoice): News | null {
  const { quantity, recorded } = choice;
  const quote = quotes.find(({ id }) => id === choice.quote_id);
  if (!quote) return null;
  const price = quote.lines.find((line) => line.quantity === quantity)?.price_cents;
  if (price === undefined)
    return { text: `The quote no longer has a price for ${formatCopies(quantity)}.`, again: null };
  const again = { id: quote.id, revision: quote.revision, quantity };
  if (price !== choice.price_cents) return { text: `The quote now says ${formatCents(price)}.`, again };
  if (quote.revision !== choice.revision) return { text: 'The quote was changed since you chose it.', again };
  if (sheet.project_uuid === (recorded?.project_uuid ?? null)) return null;
  const text =
    sheet.project_uuid === null
      ? 'The sheet is no longer in that project.'
      : `The sheet is now in ${recorded ? 'another' : 'a'} project.`;
  return { text, again };
}
