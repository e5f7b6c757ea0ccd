import type { DocumentBase, DocumentCopy, SpecContent, SpecCopy, SpecKind } from '@printpartner/contracts';
import { type StoredDocument, writeDocument } from '@printpartner/service-kit';
import { specDocument } from '@printpartner/spec-sheet/fields';
import { contentOf, dueAtUtcOf, type SpecRow, unsetAnswersOf, updatedAtOf } from './spec-row.ts';

/** What is edited of a draft or a sheet. */
export interface EditedSpecs extends SpecContent {
  name: string;
  /** The project that a sheet is attached to; null for a draft. */
  projectUuid: string | null;
}

type StoredSpecs<Row> = StoredDocument<Row, EditedSpecs>;

interface SpecsWrite<Row> {
  kind: SpecKind;
  /** The columns that the write sets. */
  change: Partial<Row> & SpecContent;
  base?: DocumentBase | undefined;
  now: Date;
}

/** A draft or a sheet as its service stores it. @param present as its answers have it */
export const storedSpecs = <Row extends SpecRow & { projectUuid?: string | null }>(
  kindOf: (row: Row) => SpecKind,
  present: (row: Row) => DocumentCopy,
): StoredSpecs<Row> => ({
  valuesOf: (row) => ({
    name: row.name,
    projectUuid: row.projectUuid ?? null,
    ...contentOf(kindOf(row), row),
  }),
  changed: changedPaths,
  refusal: (row) => ({
    code: 'specs.changed_elsewhere',
    userMessage: 'These specs were changed elsewhere since you opened them. Choose which copy to keep.',
    current: present(row),
    // Pages of the release before read this name; it goes with the next release.
    currentSpecs: copyOf(kindOf(row), row),
  }),
});

/** Changes a row that the caller has read under its user's lock, as `writeDocument` does. */
export function writeSpecs<Row extends SpecRow>(
  stored: StoredSpecs<Row>,
  row: Row,
  { kind, change, base, now }: SpecsWrite<Row>,
): boolean {
  const answers = new Map<string, unknown>(Object.entries(change.data));
  const unsetAnswers = row.unsetAnswers.filter((key) => answers.get(key) === null);
  const columns = { unsetAnswers, ...change, dueAtUtc: dueAtUtcOf(kind, change), updatedAt: now };
  return writeDocument(stored, row, { change: columns, base });
}

/** The paths on the wire of what differs: the form's values are in `data`. */
function changedPaths(from: EditedSpecs, to: EditedSpecs): string[] {
  const values = specDocument.changed(valuesIn(from), valuesIn(to));
  return [
    ...(from.name === to.name ? [] : ['name']),
    ...(from.projectUuid === to.projectUuid ? [] : ['project_uuid']),
    ...values.map((key) => (key === 'shippingOption' ? key : `data.${key}`)),
  ];
}

const valuesIn = ({ data, shippingOption }: SpecContent) => ({ ...data, shippingOption });

function copyOf(kind: SpecKind, row: SpecRow): SpecCopy {
  const { name, revision } = row;
  return { name, ...contentOf(kind, row), revision, updated_at: updatedAtOf(row), ...unsetAnswersOf(row) };
}
