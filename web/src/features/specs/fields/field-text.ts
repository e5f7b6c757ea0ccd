import {
  contentOf,
  isUnchosen,
  shownText,
  type CatalogField,
  type Sheet,
} from '@printpartner/spec-sheet/fields';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import type { SpecValue, SpecValues } from '@printpartner/spec-sheet/fields';
import { choicesOf } from './choices.ts';

/** Whether the field has an answer. A choice may be answered with its default, which says nothing in the e-mail. */
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
