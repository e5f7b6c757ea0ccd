import {
  emptySpecData,
  type DeliveryOptionKey,
  type SpecContent,
  type SpecData,
  type SpecKey,
  type SpecKind,
} from '@printpartner/contracts/spec-fields';
import { catalog, rawValue } from './shown-fields.ts';

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
