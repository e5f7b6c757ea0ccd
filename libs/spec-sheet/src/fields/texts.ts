import type { SpecField } from '@printpartner/contracts/spec-fields';
import { isUnchosen } from './answers.ts';
import { finishList } from './finishes.ts';
import { formatPhone, formatQuantity } from './formats.ts';
import { rawValue, type CatalogField } from './shown-fields.ts';
import { textOf, type Sheet, type SpecValue } from './values.ts';

/** Made for the first date and kept: making it takes far longer than formatting. */
let longDate: Intl.DateTimeFormat | undefined;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** `2026-12-04` as `December 4, 2026`; a text that isn't a date stays. */
function formatLongDate(text: string): string {
  const date = new Date(CALENDAR_DATE.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  if (Number.isNaN(date.getTime())) return text;
  longDate ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return longDate.format(date);
}

/** The label of a chosen value, such as `Self Cover` for `self`. */
function optionLabel({ options = [] }: SpecField, value: string): string {
  const chosen = options.find((option) => typeof option === 'object' && option.value === value);
  return typeof chosen === 'object' ? chosen.label : value;
}

/** '' for a question that nobody has answered. */
function answerText(value: SpecValue): string {
  if (typeof value !== 'boolean') return '';
  return value ? 'Yes' : 'No';
}

/** A field's value as a reader sees it, in one line or several; '' if the field says nothing. */
export function shownText(sheet: Sheet, field: CatalogField): string {
  const value = rawValue(sheet, field.key);
  if (field.type === 'yes-no') return answerText(value);
  if (field.type === 'finishes') return finishList(value).join(', ');
  const text = textOf(sheet, field);
  if (field.type === 'date') return formatLongDate(text);
  if (field.type === 'phone') return formatPhone(text);
  if (field.type === 'quantity') return formatQuantity(text);
  const label = optionLabel(field, text);
  return isUnchosen(sheet, field) ? `${label} (default)` : label;
}
