import {
  answerOf,
  quoteAnswerDocument,
  type QuoteAnswer,
  type QuoteField,
} from '../../entities/quote/form/quote-document.ts';
import { includedNames, type QuoteDraft } from '../../entities/quote/form/quote-draft.ts';
import { dateText } from '../../platform/time/calendar-date.ts';

/** Labels of the form's fields. */
export const fieldLabels: Record<QuoteField, string> = {
  prices: 'Prices',
  turnaround: 'Turnaround',
  validUntil: 'Prices valid until',
  included: 'Included in the prices',
  exceptions: 'Exceptions',
  estimateNumber: 'Estimate number',
  notes: 'Notes',
};

/** A quote as it was typed, whether or not it can be sent: what is given of it, with labels. */
export function typedTerms(draft: QuoteDraft): [string, string][] {
  const answer = answerOf(draft);
  const all = quoteAnswerDocument.keys.flatMap((field): [string, string][] =>
    field === 'prices' ? priceTerms(answer.prices) : [[fieldLabels[field], typedText(field, answer[field])]],
  );
  return all.filter(([, text]) => text.trim() !== '');
}

/** What is typed in a field; a text may have several lines. */
export function typedText(field: QuoteField, value: QuoteAnswer[QuoteField]): string {
  if (typeof value === 'string') return field === 'validUntil' ? dateText(value) || value : value;
  if ('ticked' in value) return includedNames(value).join('\n');
  const terms = priceTerms(value).filter(([, text]) => text.trim() !== '');
  return terms.map(([label, text]) => `${label}: ${text}`).join('\n');
}

/** The typed prices and the other amounts; '' for what is not given. */
function priceTerms(draft: QuoteAnswer['prices']): [string, string][] {
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
