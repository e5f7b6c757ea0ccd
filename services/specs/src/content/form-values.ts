import { emptySpecData, type SpecContent, type SpecData, type SpecKind } from '@printpartner/contracts';
import {
  choiceMarks,
  hasMarks,
  specKeys,
  textMeaning,
  withoutAssumedNo,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';

/** The values of all fields: those given, and an empty form's for the others. */
export const allValues = (kind: SpecKind, given: Partial<SpecData>): SpecData =>
  Object.assign(emptySpecData(kind), given);

/**
 * The values that a write gives. A form of an earlier version gives all that it has, a No by itself too, which is no
 * answer unless the sheet already says No; a No among single values is one.
 */
export function givenValues(data: Partial<SpecData>, said: Partial<SpecValues> = {}): Partial<SpecData> {
  const isWholeForm = specKeys.every((key) => key in data || key in choiceMarks || key === 'shippingOption');
  const isEarlier = isWholeForm && !hasMarks(data);
  return withoutAssumedNo(data, (key) => isEarlier && said[key] !== false);
}

/** The delivery date at 00:00 UTC; null without one. */
export function dueAtUtcOf(kind: SpecKind, { data, shippingOption }: SpecContent): Date | null {
  const date = textMeaning({ kind, data, shippingOption }, 'delivery-date');
  return date === '' ? null : new Date(`${date}T00:00:00Z`);
}
