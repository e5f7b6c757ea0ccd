import { limits, type QuoteForm } from '@printpartner/contracts/types';
import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import { finishText, halfTypedInputs } from '../../../platform/documents/half-typed.ts';
import { fieldErrorsOf } from '../../../platform/documents/save-failure.ts';
import { utcOf } from '../../../platform/time/calendar-date.ts';
import { parseCopies, parseDollars } from '../../../platform/money.ts';
import { includedNames, type PriceDraft, type QuoteDraft } from './quote-draft.ts';

/** What is wrong, by field; `quantity-2`, `price-2`, `freight-2` and `postage-2` are of the row with key 2. */
export type QuoteFaults = Readonly<Partial<Record<string, string>>>;

/** Drops the faults of fields that were changed since. */
export function withoutFaults(faults: QuoteFaults, changes: Partial<QuoteDraft>): QuoteFaults {
  const isChanged = (field: string) =>
    field in changes ||
    ('lines' in changes && /^(quantity|price|freight|postage)-/.test(field)) ||
    ('isFreightIncluded' in changes && (field.startsWith('freight') || faults[field] === NO_PRICE)) ||
    ('costsDiffer' in changes && (/^(freight|postage)/.test(field) || faults[field] === NO_PRICE));
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !isChanged(field)));
}

export type ReadQuote = { form: QuoteForm; faults?: never } | { form?: never; faults: QuoteFaults };

const AMOUNT = 'Write an amount such as $1,850 or 1850.00';
const NO_PRICE = 'Write the price';
const COPIES = 'Write a whole number such as 5,000';

/**
 * A typed quote as it is sent, or what is wrong with it. A row with nothing but a quantity is left out.
 *
 * @param form shows the draft, which lacks a date that is half typed
 */
export function readQuoteDraft(draft: QuoteDraft, form: HTMLElement | null = null): ReadQuote {
  const faults: Record<string, string> = {};
  const { isFreightIncluded, costsDiffer } = draft;
  const lines = readLines(draft, faults);
  const freight = isFreightIncluded ? 0 : readAmount('freight', costsDiffer ? '' : draft.freight, faults);
  const postage = readAmount('postage', costsDiffer ? '' : draft.postage, faults);
  const turnaround = readTurnaround(draft.turnaround, faults);
  const included = readIncluded(draft, faults);
  const [date] = halfTypedInputs(form);
  if (date) faults['validUntil'] = finishText(date) ?? '';
  else if (draft.validUntil !== '' && Number.isNaN(utcOf(draft.validUntil)))
    faults['validUntil'] = 'Choose a date on the calendar';
  checkLength('estimateNumber', draft.estimateNumber, limits.estimateNumberMax, faults);
  checkLength('exceptions', draft.exceptions, limits.quoteTextMax, faults);
  checkLength('notes', draft.notes, limits.quoteTextMax, faults);
  if (Object.keys(faults).length > 0) return { faults };
  return {
    form: {
      estimate_number: draft.estimateNumber.trim(),
      lines,
      freight_cents: freight,
      freight_included: isFreightIncluded,
      postage_cents: postage,
      turnaround_days: turnaround,
      included,
      exceptions: draft.exceptions.trim(),
      valid_until: draft.validUntil,
      notes: draft.notes.trim(),
    },
  };
}

function readLines(draft: QuoteDraft, faults: Record<string, string>): QuoteForm['lines'] {
  const lines: QuoteForm['lines'] = [];
  for (const row of draft.lines) {
    const { key, quantity, price } = row;
    const costs = draft.costsDiffer ? readCosts(row, draft.isFreightIncluded, faults) : {};
    if (price.trim() === '') {
      if (hasCosts(row, draft)) faults[`price-${key}`] = NO_PRICE;
      continue;
    }
    const copies = parseCopies(quantity);
    if (copies === undefined || copies < 1 || copies > limits.quoteQuantityMax)
      faults[`quantity-${key}`] = COPIES;
    else if (lines.some((line) => line.quantity === copies))
      faults[`quantity-${key}`] = 'Give each quantity once';
    const cents = readAmount(`price-${key}`, price, faults);
    lines.push({ quantity: copies ?? 0, price_cents: cents ?? 0, ...costs });
  }
  if (lines.length === 0 && !draft.lines.some((row) => hasCosts(row, draft)))
    faults['lines'] = 'Give a price for at least one quantity';
  return lines.toSorted((a, b) => a.quantity - b.quantity);
}

/** Whether a row shows a freight or a postage. */
const hasCosts = (row: PriceDraft, draft: QuoteDraft): boolean =>
  draft.costsDiffer && ((!draft.isFreightIncluded && row.freight.trim() !== '') || row.postage.trim() !== '');

/** Freight and postage of a row, as far as they are given. */
function readCosts(
  { key, freight, postage }: PriceDraft,
  isFreightIncluded: boolean,
  faults: Record<string, string>,
): { freight_cents?: number; postage_cents?: number } {
  const freightCents = isFreightIncluded ? null : readAmount(`freight-${key}`, freight, faults);
  const postageCents = readAmount(`postage-${key}`, postage, faults);
  return {
    ...(freightCents !== null && { freight_cents: freightCents }),
    ...(postageCents !== null && { postage_cents: postageCents }),
  };
}

function readAmount(field: string, text: string, faults: Record<string, string>): number | null {
  if (text.trim() === '') return null;
  const cents = parseDollars(text);
  if (cents === undefined) faults[field] = AMOUNT;
  else if (cents > limits.quoteCentsMax) faults[field] = `At most ${dollarText(limits.quoteCentsMax)}`;
  return cents ?? null;
}

function readTurnaround(text: string, faults: Record<string, string>): number | null {
  if (text.trim() === '') return null;
  const days = parseCopies(text);
  if (days === undefined || days > limits.turnaroundDaysMax)
    faults['turnaround'] = `Write whole business days, at most ${limits.turnaroundDaysMax}`;
  return days ?? null;
}

function readIncluded(draft: QuoteDraft, faults: Record<string, string>): string[] {
  const names = includedNames(draft);
  if (names.length > limits.quoteIncluded)
    faults['alsoIncluded'] = `Keep it to ${limits.quoteIncluded} entries`;
  else if (names.some((name) => name.length > limits.quoteIncludedMax))
    faults['alsoIncluded'] = `Keep each line to ${limits.quoteIncludedMax} characters`;
  return names;
}

function checkLength(field: string, text: string, most: number, faults: Record<string, string>): void {
  if (text.length > most) faults[field] = `Keep it to ${countText(most)} characters`;
}

const serverFields: Readonly<Record<string, string>> = {
  estimate_number: 'estimateNumber',
  freight_cents: 'freight',
  freight_included: 'freight',
  postage_cents: 'postage',
  turnaround_days: 'turnaround',
  included: 'alsoIncluded',
  exceptions: 'exceptions',
  valid_until: 'validUntil',
  notes: 'notes',
  lines: 'lines',
};

/** The faults in a failed call, by the form's fields. */
export const serverFaults = (error: unknown): QuoteFaults =>
  fieldErrorsOf(error, (path) => serverFields[path.split('.')[0] ?? '']);
