import { emptySpecData, type SpecContent, type SpecKind } from '@printpartner/contracts/spec-fields';
import {
  catalog,
  contentOf,
  coverTypeOf,
  finishList,
  formatQuantity,
  labelOf,
  rawValue,
  valuesFrom,
  type CatalogField,
  type SpecValue,
} from '@printpartner/spec-sheet/fields';

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
 */
export function fillFields(
  kind: SpecKind,
  content: SpecContent,
  values: Readonly<Record<string, string>>,
): FilledForm {
  const empty: SpecContent = { data: emptySpecData(kind), shippingOption: '' };
  const given = new Map(Object.entries(values));
  const changed = catalog.filter((field) => {
    const text = given.get(field.key);
    if (text === undefined || field.section[kind] === undefined) return false;
    return !isSame(valueOf(field, text, rawValue(content, field.key)), rawValue(content, field.key));
  });
  const keys = new Set(changed.map(({ key }) => key));
  const filledValues = valuesFrom((key) => {
    const now = rawValue(content, key);
    const field = catalog.find((one) => one.key === key);
    return field && keys.has(key) ? valueOf(field, given.get(key) ?? '', now) : now;
  });
  const filled = contentOf(filledValues);
  const label = (field: CatalogField) => labelOf(field, kind, coverTypeOf(filled.data));
  return {
    content: filled,
    filled: changed.map(label),
    replaced: changed
      .filter(({ key, type }) => {
        const now = rawValue(content, key);
        return type !== 'finishes' && now !== '' && !isSame(now, rawValue(empty, key));
      })
      .map(label),
  };
}

/** A text as the field stores it. Finishes are added to those that are there. */
function valueOf({ type }: CatalogField, text: string, now: SpecValue): SpecValue {
  if (type === 'yes-no') return /^(yes|true)$/i.test(text.trim());
  if (type === 'finishes') return finishList([...(Array.isArray(now) ? now : []), ...finishList(text)]);
  return type === 'quantity' ? formatQuantity(text) : text.trim();
}

const isSame = (one: SpecValue, other: SpecValue): boolean => JSON.stringify(one) === JSON.stringify(other);
