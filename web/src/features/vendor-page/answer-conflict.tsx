import type { Conflicts } from '@printpartner/documents';
import {
  answerOf,
  quoteAnswerDocument,
  type QuoteAnswer,
  type QuoteField,
} from '../../entities/quote/form/quote-document.ts';
import { includedNames, type QuoteDraft } from '../../entities/quote/form/quote-draft.ts';
import { dateText } from '../../platform/time/calendar-date.ts';
import { ConflictNote } from '../../ui/conflict-note.tsx';
import { priceTerms } from './unsent-draft.tsx';

const labels: Record<QuoteField, string> = {
  prices: 'Prices',
  turnaround: 'Turnaround',
  validUntil: 'Prices valid until',
  included: 'Included in the prices',
  exceptions: 'Exceptions',
  estimateNumber: 'Estimate number',
  notes: 'Notes',
};

interface AnswerConflictProps<Field extends QuoteField> {
  field: Field;
  draft: QuoteDraft;
  /** Undefined without a conflict. */
  theirs: Conflicts<QuoteAnswer>[Field];
  onResolve: (field: Field, value: QuoteAnswer[Field]) => void;
}

/** The question below a field that was changed here and elsewhere. */
export function AnswerConflict<Field extends QuoteField>({
  field,
  draft,
  theirs,
  onResolve,
}: AnswerConflictProps<Field>) {
  if (theirs === undefined) return null;
  const mine = answerOf(draft)[field];
  const isOneEmpty = textOf(field, mine) === '' || textOf(field, theirs) === '';
  const both = isOneEmpty ? null : quoteAnswerDocument.join(field, theirs, mine);
  return (
    <ConflictNote
      label={labels[field]}
      name={field}
      theirs={textOf(field, theirs)}
      onKeepMine={() => onResolve(field, mine)}
      onUseTheirs={() => onResolve(field, theirs)}
      onKeepBoth={both === null ? undefined : () => onResolve(field, both)}
    />
  );
}

function textOf(field: QuoteField, value: QuoteAnswer[QuoteField]): string {
  if (typeof value === 'string') return field === 'validUntil' ? dateText(value) || value : value;
  if ('ticked' in value) return includedNames(value).join('\n');
  const terms = priceTerms(value).filter(([, text]) => text.trim() !== '');
  return terms.map(([label, text]) => `${label}: ${text}`).join('\n');
}
