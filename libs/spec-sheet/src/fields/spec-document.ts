import { kindOf } from '@printpartner/contracts/spec-fields';
import { defineDocument, type FieldType, fieldTypes } from '@printpartner/documents';
import { catalog } from './shown-fields.ts';
import type { SpecValues } from './values.ts';

/** A spec sheet's values, as several devices edit them. */
export const specDocument = defineDocument(
  Object.fromEntries(catalog.map((field) => [field.key, fieldTypes[kindOf(field).type]])) as unknown as {
    readonly [Key in keyof SpecValues]: FieldType<SpecValues[Key]>;
  },
);
