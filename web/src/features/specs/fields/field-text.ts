import {
  type CatalogField,
  contentOf,
  isUnchosen,
  type Sheet,
  shownText,
  type SpecValue,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';
import type { SpecField, SpecKind } from '@printpartner/contracts/spec-fields';

/** Whether the field has an answer. A choice may be answered with its default, which says nothing in the email. */
export function isFilled(sheet: Sheet, values: SpecValues, field: CatalogField): boolean {
  if (isUnchosen(sheet, field)) return false;
  const isDefault = values[field.key] === field.emptyValue;
  const isChoice = choicesOf(field, sheet.kind).some(({ value }) => value === values[field.key]);
  return (isDefault && isChoice) || shownText(sheet, field) !== '';
}

/** A field in the line of a folded section; '' if it says nothing. */
export function summaryText(sheet: Sheet, field: CatalogField): string {
  const text = shownText(sheet, field);
  return field.type === 'yes-no' && text !== '' ? `${field.label}: ${text.toLowerCase()}` : text;
}

/** Any value of the field as one reads it; '' for an empty one. */
export function textOfValue(
  kind: SpecKind,
  values: SpecValues,
  field: CatalogField,
  value: SpecValue,
): string {
  return shownText({ kind, ...contentOf({ ...values, [field.key]: value }) }, field);
}

export interface Choice {
  value: string;
  label: string;
}

/** What a field offers to choose from. */
export function choicesOf({ options = [], customOptions }: SpecField, kind: SpecKind = 'booklet'): Choice[] {
  const offered = kind === 'custom' ? (customOptions ?? options) : options;
  return offered.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: option.label },
  );
}
