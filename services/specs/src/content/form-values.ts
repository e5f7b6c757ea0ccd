import { emptySpecData, type SpecContent, type SpecData, type SpecKind } from '@printpartner/contracts';
import { textMeaning } from '@printpartner/spec-sheet/fields';

/** The values of all fields: those given, and an empty form's for the others. */
export const allValues = (kind: SpecKind, given: Partial<SpecData>): SpecData =>
  Object.assign(emptySpecData(kind), given);

/** The delivery date at 00:00 UTC; null without one. */
export function dueAtUtcOf(kind: SpecKind, { data, shippingOption }: SpecContent): Date | null {
  const date = textMeaning({ kind, data, shippingOption }, 'delivery-date');
  return date === '' ? null : new Date(`${date}T00:00:00Z`);
}
