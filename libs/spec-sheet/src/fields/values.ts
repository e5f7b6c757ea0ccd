import {
  emptySpecData,
  type DeliveryOptionKey,
  type SpecContent,
  type SpecData,
  type SpecKey,
  type SpecKind,
  type SpecMeaning,
} from '@printpartner/contracts/spec-fields';
import { meaningfulText } from './blank.ts';
import { catalog, coverTypeOf, isShown, rawValue, type CatalogField } from './shown-fields.ts';

/** A spec sheet of either kind, as typed. */
export interface Sheet extends SpecContent {
  kind: SpecKind;
}

/** The shown fields with this meaning, in the form's order. */
export function fieldsMeaning(sheet: Sheet, meaning: SpecMeaning): CatalogField[] {
  const cover = coverTypeOf(sheet.data);
  return catalog.filter((field) => field.meaning === meaning && isShown(field, sheet.kind, cover));
}

/** A text field's value; '' if it says nothing, such as `Options` for a binding. */
export function textOf(sheet: Sheet, field: CatalogField): string {
  const value = rawValue(sheet, field.key);
  if (typeof value !== 'string') return '';
  const text = meaningfulText(value);
  const isZero = field.type === 'quantity' || field.type === 'count' ? /^0+$/.test(text) : false;
  return isZero || text === field.emptyValue ? '' : text;
}

/** The text of the shown field with this meaning; '' without one. */
export function textMeaning(sheet: Sheet, meaning: SpecMeaning): string {
  const [field] = fieldsMeaning(sheet, meaning);
  return field ? textOf(sheet, field) : '';
}

/** The answer of the shown yes-no field or the list of the shown finishes with this meaning. */
export function valueMeaning(
  sheet: Sheet,
  meaning: SpecMeaning,
): string | boolean | string[] | null | undefined {
  const [field] = fieldsMeaning(sheet, meaning);
  return field && rawValue(sheet, field.key);
}

/** All values of a sheet by field, with the delivery option, so that each can be read and changed in the same way. */
export type SpecValues = SpecData & Record<DeliveryOptionKey, string>;
export type SpecValue = SpecValues[SpecKey];

export const specKeys: readonly SpecKey[] = catalog.map(({ key }) => key);

/** Builds values field by field. */
export function valuesFrom(valueOf: (key: SpecKey) => SpecValue): SpecValues {
  return Object.fromEntries(specKeys.map((key) => [key, valueOf(key)])) as SpecValues;
}

export const valuesOf = (content: SpecContent): SpecValues => valuesFrom((key) => rawValue(content, key));

export function contentOf({ shippingOption, ...data }: SpecValues): SpecContent {
  return { data, shippingOption };
}

/** The values of an empty form. */
export const emptyValues = (kind: SpecKind): SpecValues =>
  valuesOf({ data: emptySpecData(kind), shippingOption: '' });
