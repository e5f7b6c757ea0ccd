import { emptySpecData, type SpecContent, type SpecKind } from '@printpartner/contracts/spec-fields';
import {
  answerWith,
  catalog,
  contentOf,
  coverTypeOf,
  finishList,
  formatQuantity,
  formatSize,
  labelOf,
  rawValue,
  valuesOf,
  type CatalogField,
  type SpecValue,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';
import type { LengthUnit } from '../../../platform/measure/length-unit.ts';

/** A form with the values of an answer in it. */
export interface FilledForm {
  content: SpecContent;
  /** Labels of the fields that changed. */
  filled: string[];
  /** Labels of those that had another value. */
  replaced: string[];
}

/**
 * Fills in the fields that an answer has values for; all others stay.
 *
 * @param values field → text; those that the form doesn't have are ignored
 * @param lengthUnit what the user measures in, as in the form
 */
export function fillFields(
  kind: SpecKind,
  content: SpecContent,
  values: Readonly<Record<string, string>>,
  lengthUnit: LengthUnit,
): FilledForm {
  const empty: SpecContent = { data: emptySpecData(kind), shippingOption: '' };
  const given = new Map(Object.entries(values));
  const answers = catalog.flatMap((field) => {
    const text = given.get(field.key);
    if (text === undefined || field.section[kind] === undefined) return [];
    const value = valueOf(field, text, rawValue(content, field.key), lengthUnit);
    return [{ field, values: answerWith(field, value) }];
  });
  const before = valuesOf(content);
  const after: SpecValues = Object.assign({}, before, ...answers.map((answer) => answer.values));
  const filled = contentOf(after);
  const changed = answers.map(({ field }) => field).filter(({ key }) => !isSame(after[key], before[key]));
  const label = (field: CatalogField) => labelOf(field, kind, coverTypeOf(filled.data));
  return {
    content: filled,
    filled: changed.map(label),
    replaced: changed
      .filter(({ key, type }) => {
        const now = rawValue(content, key);
        return type !== 'finishes' && now !== '' && now !== null && !isSame(now, rawValue(empty, key));
      })
      .map(label),
  };
}

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** A text as the field stores it. Finishes are added to those that are there. */
function valueOf({ type }: CatalogField, text: string, now: SpecValue, lengthUnit: LengthUnit): SpecValue {
  if (type === 'yes-no') return yesNo.get(text.trim().toLowerCase()) ?? now;
  if (type === 'finishes') return finishList([...(Array.isArray(now) ? now : []), ...finishList(text)]);
  if (type === 'size') return formatSize(text.trim(), lengthUnit);
  return type === 'quantity' ? formatQuantity(text) : text.trim();
}

const isSame = (one: SpecValue, other: SpecValue): boolean => JSON.stringify(one) === JSON.stringify(other);
