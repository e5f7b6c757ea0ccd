import type { SpecData, SpecKey } from '@printpartner/contracts/spec-fields';
import { catalog, coverTypeOf, isShown, rawValue, type CatalogField } from './shown-fields.ts';
import type { Sheet, SpecValue, SpecValues } from './values.ts';

/** The fields that are set when the field gets this value: a choice is marked as chosen. */
export function answerWith(field: CatalogField, value: SpecValue): Partial<Record<SpecKey, SpecValue>> {
  const mark = markOf(field);
  return { [field.key]: value, ...(mark && { [mark.key]: true }) };
}

/** Marks every choice as chosen. */
export const choiceMarks: Partial<SpecData> = Object.fromEntries(
  catalog.flatMap(({ chosenIn }) => (chosenIn === undefined ? [] : [[chosenIn, true]])),
);

/** Whether a choice has the value that the form starts with, and nobody has chosen it. */
export function isUnchosen(sheet: Sheet, field: CatalogField): boolean {
  const mark = markOf(field);
  return (
    mark !== undefined &&
    rawValue(sheet, field.key) === field.initial?.[sheet.kind] &&
    rawValue(sheet, mark.key) !== true
  );
}

/** The shown questions that nobody has answered, in the form's order. The sheet asks them before it is sent. */
export function openQuestions(sheet: Sheet): CatalogField[] {
  const cover = coverTypeOf(sheet.data);
  return catalog.filter(
    (field) => isShown(field, sheet.kind, cover) && (isUnanswered(field, sheet) || isUnchosen(sheet, field)),
  );
}

/** Whether values were kept since a question can be unanswered and a default is marked. */
export const hasMarks = (values: Partial<SpecValues>): boolean =>
  catalog.every((field) => {
    const mark = markOf(field);
    return mark === undefined || values[mark.key] !== undefined;
  });

/**
 * Values without the No that nobody said, which is no answer: forms of earlier versions had No until somebody chose Yes.
 *
 * @param isAssumed whether nobody said No to a question
 */
export function withoutAssumedNo<Values extends Partial<SpecValues>>(
  values: Values,
  isAssumed: (question: SpecKey) => boolean,
): Values {
  const assumed = catalog.filter(
    ({ type, key }) => type === 'yes-no' && values[key] === false && isAssumed(key),
  );
  return { ...values, ...Object.fromEntries(assumed.map(({ key }) => [key, null])) };
}

const isUnanswered = ({ type, key }: CatalogField, sheet: Sheet): boolean =>
  type === 'yes-no' && typeof rawValue(sheet, key) !== 'boolean';

const markOf = ({ chosenIn }: CatalogField): CatalogField | undefined =>
  chosenIn === undefined ? undefined : catalog.find(({ key }) => key === chosenIn);
