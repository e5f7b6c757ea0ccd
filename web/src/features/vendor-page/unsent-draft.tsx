import type { QuoteAnswer } from '../../entities/quote/form/quote-document.ts';
import { includedNames, type QuoteDraft } from '../../entities/quote/form/quote-draft.ts';
import { Button } from '../../ui/button.tsx';
import { VerdictNote } from '../../ui/verdict.tsx';
import { TermLine } from './answer-terms.tsx';

/** What the vendor typed and can't send, because the buyer closed the request first. */
export function UnsentDraft({ draft, onDismiss }: { draft: QuoteDraft; onDismiss: () => void }) {
  return (
    <section aria-label="Not sent" className="mt-8">
      <div role="alert">
        <VerdictNote verdict="fail">
          Your change was not sent. The buyer closed the request first. This is what you typed:
        </VerdictNote>
      </div>
      <dl className="type-data mt-3">
        {linesOf(draft).map(([label, text], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may have the same quantity
          <TermLine key={index} label={label}>
            {text}
          </TermLine>
        ))}
      </dl>
      <Button variant="outline" className="mt-3" onClick={onDismiss}>
        Dismiss
      </Button>
    </section>
  );
}

/** As it was typed, whether or not it could be sent. */
function linesOf(draft: QuoteDraft): [string, string][] {
  const all: [string, string][] = [
    ...priceTerms(draft),
    ['Turnaround', draft.turnaround],
    ['Valid until', draft.validUntil],
    ['Included', includedNames(draft).join('\n')],
    ['Exceptions', draft.exceptions],
    ['Estimate number', draft.estimateNumber],
    ['Notes', draft.notes],
  ];
  return all.filter(([, text]) => text.trim() !== '');
}

/** The typed prices and the other amounts; '' for what is not given. */
export function priceTerms(draft: QuoteAnswer['prices']): [string, string][] {
  const { lines, costsDiffer, isFreightIncluded } = draft;
  const prices = lines.flatMap(({ quantity, price, freight, postage }): [string, string][] => {
    const name = quantity === '' ? '' : ` for ${quantity}`;
    const costs: [string, string][] = [
      [`Freight${name}`, freight],
      [`Postage${name}`, postage],
    ];
    return [[`Price${name}`, price], ...(costsDiffer ? costs : [])];
  });
  return [...prices, ['Freight', isFreightIncluded ? 'Included' : draft.freight], ['Postage', draft.postage]];
}
