import { emptySpecData, type SpecKey } from '@printpartner/contracts/spec-fields';
import {
  type CatalogField,
  coverTypeOf,
  finishList,
  rawValue,
  type Sheet,
  shownSections,
  textOf,
  fieldsMeaning,
} from '../fields/index.ts';
import { jobOf } from '../job/index.ts';

type JobValue = string | boolean | readonly string[];

/**
 * What a sheet orders: shown fields by their keys, as typed. Without those that it leaves as in an empty form, so that a
 * field that is added later changes nothing, and without those that change no job. In alphabetical order, as are finishes:
 * where a form shows a field, and what was ticked first, changes no job either. Nor does a No in place of no answer:
 * a vendor who wasn't told of bleed has priced none.
 */
export function jobValues(sheet: Sheet): (readonly [SpecKey, JobValue])[] {
  const empty: Sheet = { kind: sheet.kind, data: emptySpecData(sheet.kind), shippingOption: '' };
  return shownSections(sheet.kind, coverTypeOf(sheet.data))
    .flatMap(({ fields }) => fields)
    .filter(({ changesNoJob }) => changesNoJob === undefined)
    .map((field) => ({ key: field.key, value: valueOf(sheet, field), untouched: valueOf(empty, field) }))
    .filter(({ value, untouched }) => JSON.stringify(value) !== JSON.stringify(untouched))
    .map(({ key, value }) => [key, value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function valueOf(sheet: Sheet, field: CatalogField): JobValue {
  const value = rawValue(sheet, field.key);
  if (field.type === 'yes-no') return value === true;
  if (field.type === 'finishes') return finishList(value).toSorted();
  const text = textOf(sheet, field);
  return field.type === 'quantity' ? text.replaceAll(',', '') : text;
}

/** The copies that a sheet asks to price, smallest first, each once; without those that can't be read. */
export const askedQuantities = (sheet: Sheet): number[] =>
  [...new Set(jobOf(sheet).quantities)].toSorted((a, b) => a - b);

/** The finishes that a sheet orders, of the piece and of the cover, each once. */
export function orderedFinishes(sheet: Sheet): string[] {
  const fields = [...fieldsMeaning(sheet, 'finishes'), ...fieldsMeaning(sheet, 'cover-finishes')];
  return [...new Set(fields.flatMap(({ key }) => finishList(rawValue(sheet, key))))];
}
