import { emptySpecData, type SpecContent, type SpecData, type SpecKind } from '@printpartner/contracts';
import type { DocumentRow, FieldRevisions } from '@printpartner/service-kit';
import {
  choiceMarks,
  hasMarks,
  specKeys,
  type SpecValues,
  textMeaning,
  withoutAssumedNo,
} from '@printpartner/spec-sheet/fields';
import { Column } from 'typeorm';

/** What drafts and named sheets have in common. */
export abstract class SpecRow implements DocumentRow {
  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  name: string;

  /** Lacks the fields that are newer than the row: read it with `contentOf`. */
  @Column({ type: 'jsonb' })
  data: Partial<SpecData>;

  @Column({ name: 'shipping_option', type: 'text' })
  shippingOption: string;

  /** The delivery date at 00:00 UTC. */
  @Column({ name: 'due_at_utc', type: 'timestamptz', nullable: true })
  dueAtUtc: Date | null;

  /** Yes-no fields whose No became no answer, because forms once had No until somebody chose Yes. Not answered since. */
  @Column({ name: 'unset_answers', type: 'text', array: true, default: [] })
  unsetAnswers: string[];

  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'field_revisions', type: 'jsonb', default: {} })
  fieldRevisions: FieldRevisions;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/**
 * The values of a row, of all fields. A replica of the version before, which runs beside this one during an upgrade, saves
 * no answer as No. It adds no marks, and leaves the list of unset answers as it is.
 */
export const contentOf = (kind: SpecKind, { data, shippingOption, unsetAnswers }: SpecRow): SpecContent => ({
  data: allValues(
    kind,
    withoutAssumedNo(data, (key) => !hasMarks(data) || unsetAnswers.includes(key)),
  ),
  shippingOption,
});

/** The values of a row after a change of those given. */
export function changedContent(
  kind: SpecKind,
  row: SpecRow,
  given: { data?: Partial<SpecData> | undefined; shippingOption?: string | undefined },
): SpecContent {
  const { data, shippingOption } = contentOf(kind, row);
  return {
    data: Object.assign(data, given.data && givenValues(given.data, data)),
    shippingOption: given.shippingOption ?? shippingOption,
  };
}

/** The unset answers as a response has them: left out if there are none. */
export const unsetAnswersOf = ({ unsetAnswers }: SpecRow): { unset_answers?: string[] } =>
  unsetAnswers.length > 0 ? { unset_answers: unsetAnswers } : {};

/** When a row was last written; null for a draft that never was. */
export const updatedAtOf = ({ revision, updatedAt }: SpecRow): string | null =>
  revision === 0 ? null : updatedAt.toISOString();

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
