import { countText } from '@printpartner/print-knowledge/figures';
import type { Quote } from '@printpartner/contracts/types';
import { type QuoteGaps } from '@printpartner/spec-sheet/quotes';
import { FoldedText } from '../../../entities/quote/folded-text.tsx';
import { dateText } from '../../../platform/time/calendar-date.ts';
import { VerdictNote } from '../../../ui/verdict.tsx';

interface ChoiceWarningsProps {
  quote: Quote;
  gaps: QuoteGaps;
}

/** What to know before a quote is chosen. */
export function ChoiceWarnings({ quote, gaps }: ChoiceWarningsProps) {
  const { vendor_name: name, valid_until: validUntil, exceptions } = quote;
  const warnings = [
    gaps.is_expired && `The prices were valid until ${dateText(validUntil)}.`,
    gaps.is_outdated && 'The quote is for an earlier version of the specs.',
    gaps.unpriced.length > 0 && `No price for ${gaps.unpriced.map(countText).join(', ')}.`,
  ].filter((warning) => warning !== false);
  if (warnings.length === 0 && !gaps.has_exceptions) return null;
  return (
    <VerdictNote verdict="warning">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {gaps.has_exceptions && (
        <>
          <p className="wrap-anywhere">{name} lists exceptions from the specs:</p>
          <FoldedText about={`exceptions of ${name}`}>{exceptions}</FoldedText>
        </>
      )}
    </VerdictNote>
  );
}
