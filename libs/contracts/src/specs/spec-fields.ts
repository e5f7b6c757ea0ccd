import { bookletFields } from './fields/booklet-fields.ts';
import { deliveryFields } from './fields/delivery-fields.ts';
import { orderFields } from './fields/order-fields.ts';
import { pieceFields } from './fields/piece-fields.ts';
import { treatmentFields } from './fields/treatment-fields.ts';
import type { SpecField, SpecFieldType } from './spec-field.ts';
import type { SpecKind } from './spec-options.ts';

/**
 * Every field of a spec sheet, in the order of the forms: the forms, their validation, the email, the PDF, the vendor
 * page, the assistant and preflight read it. A field is named nowhere else.
 */
export const specFields = [
  ...orderFields,
  ...bookletFields,
  ...pieceFields,
  ...treatmentFields,
  ...deliveryFields,
] as const;

type CatalogEntry = (typeof specFields)[number];

/** Held beside the form's data, not in it. */
export type DeliveryOptionKey = 'shippingOption';
export type SpecKey = CatalogEntry['key'];
export type SpecDataKey = Exclude<SpecKey, DeliveryOptionKey>;

type ValueOf<Field> = Field extends { type: 'yes-no' }
  ? boolean | null
  : Field extends { type: 'finishes' }
    ? string[]
    : string;

/** A form's values; '', null and an empty list where nothing is set. */
export type SpecData = {
  -readonly [Field in CatalogEntry as Exclude<Field['key'], DeliveryOptionKey>]: ValueOf<Field>;
};

/** A form's values with the delivery option. */
export interface SpecContent {
  data: SpecData;
  /** '' before one is chosen. */
  shippingOption: string;
}

/** The values of an empty form. */
export function emptySpecData(kind: SpecKind): SpecData {
  const values = (specFields as readonly SpecField[])
    .filter(({ key }) => key !== 'shippingOption')
    .map(({ key, type, initial }) => [key, emptyValueOf(type, initial?.[kind])]);
  return Object.fromEntries(values) as SpecData;
}

function emptyValueOf(type: SpecFieldType, initial = ''): string | string[] | null {
  if (type === 'yes-no') return null;
  return type === 'finishes' ? [] : initial;
}
