import type { DocumentBase, DocumentCopy, ErrorCode } from '@printpartner/contracts';
import { AppError, type AppErrorOptions } from '@printpartner/messaging';

/**
 * The revision that last changed each field, by its name on the wire, with the two entries below. A replica of a release
 * that notes none of this writes the row's revision alone.
 */
export type FieldRevisions = Record<string, number>;

/** The row's revision when the others were noted: with another one, nobody knows which fields changed since. */
const NOTED = '*noted';
/** The revision of all fields without an entry. */
const OTHERS = '*others';

/** What the row of a document has. */
export interface DocumentRow {
  /** Grows with every write. */
  revision: number;
  fieldRevisions: FieldRevisions;
}

/** A kind of document as its service stores it. */
export interface StoredDocument<Row, Values> {
  valuesOf: (row: Row) => Values;
  /** The fields whose values differ, by their names on the wire. */
  changed: (from: Values, to: Values) => readonly PropertyKey[];
  /** How a write is refused, with the document as its answers have it. */
  refusal: (row: Row) => AppErrorOptions & { code: ErrorCode; current: DocumentCopy };
  /** Writes also change what isn't a field, so that one that changes no field counts, too. */
  hasMore?: true;
}

export interface DocumentWrite<Row> {
  /** The columns that it sets. */
  change: Partial<Row>;
  /** Without one, it wins over newer ones. */
  base: DocumentBase | undefined;
}

/**
 * Changes a row that the caller has read under its user's lock.
 *
 * @returns whether it must be saved: a write that was sent twice changes nothing the second time
 * @throws AppError the document's refusal if a newer write changed the same fields to other values
 */
export function writeDocument<Row extends DocumentRow, Values>(
  document: StoredDocument<Row, Values>,
  row: Row,
  { change, base }: DocumentWrite<Row>,
): boolean {
  const { changed: changedFields, valuesOf, hasMore } = document;
  const changed = changedFields(valuesOf(row), valuesOf({ ...row, ...change })).map(String);
  const revisions = revisionsOf(row);
  refuseChanged(document, row, { fields: changed, base });
  if (base && base.revision !== row.revision && changed.length === 0 && !hasMore) return false;
  const revision = row.revision + 1;
  const noted = Object.fromEntries([...changed, NOTED].map((field) => [field, revision]));
  Object.assign(row, change, { revision, fieldRevisions: { ...revisions, ...noted } });
  return true;
}

/** The fields' revisions of a row that is created: all of them are new, also if a deleted one continues. */
export const createdRevisions = (revision: number): FieldRevisions => ({
  [OTHERS]: revision,
  [NOTED]: revision,
});

/**
 * Refuses a deletion that names a base if there is any newer change.
 *
 * @throws AppError the document's refusal, which says so
 */
export function refuseNewer<Row extends DocumentRow>(
  { refusal }: Pick<StoredDocument<Row, never>, 'refusal'>,
  row: Row,
  { base, userMessage }: { base: DocumentBase | undefined; userMessage: string },
): void {
  if (!base || row.revision <= base.revision) return;
  const { code, ...options } = refusal(row);
  throw new AppError(code, { ...options, userMessage });
}

/** What is known of a row's fields; if a replica of an earlier release wrote it, that each of them may be as new as the row. */
function revisionsOf({ revision, fieldRevisions }: DocumentRow): FieldRevisions {
  return fieldRevisions[NOTED] === revision ? fieldRevisions : { [OTHERS]: revision };
}

/**
 * Refuses a write of the given fields that names a base if a newer one changed them.
 *
 * @throws AppError the document's refusal
 */
export function refuseChanged<Row extends DocumentRow>(
  { refusal }: Pick<StoredDocument<Row, never>, 'refusal'>,
  row: Row,
  { fields, base }: { fields: readonly string[]; base: DocumentBase | undefined },
): void {
  if (!base) return;
  const revisions = revisionsOf(row);
  // A base that the row has never had is of another past, before a backup was restored.
  const isAhead = base.revision > row.revision;
  const isNewer = (field: string) => isAhead || (revisions[field] ?? revisions[OTHERS] ?? 0) > base.revision;
  const isOfRow = base.of === 'row';
  const conflicts = fields.filter(isOfRow ? () => base.revision !== row.revision : isNewer);
  if (conflicts.length === 0) return;
  const { code, ...options } = refusal(row);
  const errors = conflicts.map((path) => ({ path, message: 'Changed elsewhere, too.' }));
  throw new AppError(code, { ...(!isOfRow && { errors }), ...options });
}
