import { defineDocument, type FieldType, line, lines, names, single, yesNo } from '@printpartner/documents';
import { catalog, type CatalogField } from './shown-fields.ts';
import type { SpecValues } from './values-by-key.ts';

const freeTexts: ReadonlySet<CatalogField['type']> = new Set(['line', 'stock', 'inks']);

function typeOf({ type }: CatalogField) {
  if (type === 'yes-no') return yesNo;
  if (type === 'finishes') return names;
  if (type === 'lines') return lines;
  return freeTexts.has(type) ? line : single;
}

/** A spec sheet's values, as several devices edit them. */
export const specDocument = defineDocument(
  Object.fromEntries(catalog.map((field) => [field.key, typeOf(field)])) as {
    readonly [Key in keyof SpecValues]: FieldType<SpecValues[Key]>;
  },
);
