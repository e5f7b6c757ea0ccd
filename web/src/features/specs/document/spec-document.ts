import type { SpecCopy } from '@printpartner/contracts/types';
import {
  emptySpecData,
  specForms,
  type SpecContent,
  type SpecKind,
} from '@printpartner/contracts/spec-fields';
import {
  catalog,
  contentOf,
  emptyValues,
  hasMarks,
  specDocument,
  valuesFrom,
  valuesOf,
  withoutAssumedNo,
  type CatalogField,
  type SpecValue,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';
import {
  KeptDocuments,
  type KeptDocument,
  type SaveAttempt,
} from '../../../platform/documents/kept-documents.ts';
import { SPEC_DRAFT } from '../../../platform/outbox/queue-draft.ts';
import { sheetSubject } from '../../../platform/outbox/write.ts';
import { localStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';

/** What a form edits. */
export interface SpecDocument {
  kind: SpecKind;
  /** Id of a named sheet; null for the form's working draft. */
  sheetId: string | null;
  /** Name of a named sheet; '' for the working draft. */
  name: string;
  /** Revision of the copy that the content was received with; 0 before the first. */
  revision: number;
  content: SpecContent;
  /** ISO time of the last change; null before the first. */
  updatedAt: string | null;
  /** Keys of yes-no fields whose stored No became no answer; missing if there are none. */
  unsetAnswers?: readonly string[];
}

export type DocumentId = Pick<SpecDocument, 'kind' | 'sheetId'>;

export const isSameDocument = (one: DocumentId, other: DocumentId): boolean =>
  one.kind === other.kind && one.sheetId === other.sheetId;

/** The document before anything was received. */
export const emptyDocument = ({ kind, sheetId }: DocumentId): SpecDocument => ({
  kind,
  sheetId,
  name: '',
  revision: 0,
  content: { data: emptySpecData(kind), shippingOption: '' },
  updatedAt: null,
});

/** A document as the server answers it, or as it is after a refused write. */
export function documentOf({ kind, sheetId }: DocumentId, copy: SpecCopy): SpecDocument {
  const { data, shippingOption, revision, updated_at: updatedAt } = copy;
  // The working draft has a technical name.
  const name = sheetId === null ? '' : copy.name;
  return {
    kind,
    sheetId,
    name,
    revision,
    content: { data, shippingOption },
    updatedAt,
    ...(copy.unset_answers && { unsetAnswers: copy.unset_answers }),
  };
}

/** Describes a document in a sentence: 'the spec sheet “Spring catalog”'. */
export const describeDocument = ({ kind, name }: SpecDocument): string =>
  name === '' ? `the form “${specForms[kind].title}”` : `the spec sheet “${name}”`;

export type KeptSpec = KeptDocument<SpecValues, SpecDocument>;

/** Drafts of earlier versions have no attempt. */
type StoredSpec = Omit<KeptSpec, 'attempt'> & Partial<Pick<KeptSpec, 'attempt'>>;

/** Names a document among the sheets and working drafts. */
export const placeOf = ({ kind, sheetId }: DocumentId): string => `${kind}:${sheetId ?? 'draft'}`;

/** The unsaved sheets and working drafts. */
export const keptSpecs = new KeptDocuments<KeptSpec>({
  base: 'spec',
  placeOf: ({ base }) => placeOf(base),
  titleOf: ({ base }) => describeDocument(base),
  read: readKeptSpec,
  kind: SPEC_DRAFT,
  subjectOf: ({ base: { kind, sheetId } }) => (sheetId === null ? `specs:${kind}` : sheetSubject(sheetId)),
});

const copyKey = (userId: string, { kind, sheetId }: DocumentId) =>
  `${copyPrefix(userId, kind)}${sheetId ?? 'draft'}`;
const copyPrefix = (userId: string, kind: SpecKind) => `${userStoragePrefix(userId)}spec-copy:${kind}:`;
const lastKey = (userId: string, kind: SpecKind) => `${userStoragePrefix(userId)}spec-last:${kind}`;

/** Stores a document as the server has it, so that the form opens with it, offline too. */
export function storeCopy(userId: string, document: SpecDocument): void {
  localStore.writeJson(copyKey(userId, document), document);
}

/** The same after the form was closed: writing more than is there could restore what signing out has removed. */
export function renewCopy(userId: string, document: SpecDocument): void {
  if (localStore.read(copyKey(userId, document)) !== null) storeCopy(userId, document);
}

/** The document as the server last had it; an empty one if this device doesn't know it. */
export function readCopy(userId: string, id: DocumentId): SpecDocument {
  const stored = localStore.readJson<SpecDocument>(copyKey(userId, id));
  return completeDocument(stored ?? {}, id);
}

/** Remembers the document opened last. Copies of other named sheets are not kept. */
export function rememberLast(userId: string, { kind, sheetId }: DocumentId): void {
  localStore.write(lastKey(userId, kind), sheetId ?? '');
  const kept = new Set([copyKey(userId, { kind, sheetId: null }), copyKey(userId, { kind, sheetId })]);
  for (const key of localStore.keys(copyPrefix(userId, kind))) {
    if (!kept.has(key)) localStore.remove(key);
  }
}

/** The named sheet that was open last in this form; null for the working draft. */
export const lastSheetId = (userId: string, kind: SpecKind): string | null =>
  localStore.read(lastKey(userId, kind)) || null;

/** A draft as it is stored; undefined for anything else. An earlier version may have stored other fields. */
export function readKeptSpec(kept: unknown): KeptSpec | undefined {
  if (!isKeptSpec(kept)) return undefined;
  const { base: id } = kept;
  const { base, values, conflicts, unanswered, attempt = null, at = 0 } = kept;
  const { isInUse = false, isHeld = false } = kept;
  return {
    base: completeDocument(base, id),
    values: completeValues(values, id.kind),
    conflicts,
    unanswered: [...unanswered, ...(attempt ? [attempt.values] : [])].map((sent) =>
      completeValues(sent, id.kind),
    ),
    attempt: attempt && completeAttempt(attempt, id.kind),
    at,
    isInUse,
    isHeld,
  };
}

function completeDocument(stored: Partial<SpecDocument>, id: DocumentId): SpecDocument {
  const empty = emptyDocument(id);
  const values = completeValues(valuesOf({ ...empty.content, ...stored.content }), id.kind);
  return { ...empty, ...stored, ...id, content: contentOf(values) };
}

/** Null if an earlier version stored its values otherwise: sent again with others, its key would be refused. */
function completeAttempt(attempt: SaveAttempt<SpecValues>, kind: SpecKind): SaveAttempt<SpecValues> | null {
  const values = completeValues(attempt.values, kind);
  return specDocument.changed(attempt.values, values).length === 0 ? { ...attempt, values } : null;
}

function completeValues(stored: Partial<SpecValues>, kind: SpecKind): SpecValues {
  const empty = emptyValues(kind);
  const types = new Map(catalog.map(({ key, type }) => [key, type]));
  const values = valuesFrom((key) => stored[key] as SpecValue);
  const known = withoutAssumedNo(values, () => !hasMarks(values));
  return valuesFrom((key) => (isOfType(types.get(key), known[key]) ? known[key] : empty[key]));
}

function isOfType(type: CatalogField['type'] | undefined, value: SpecValue | undefined): boolean {
  if (type === 'yes-no') return value === null || typeof value === 'boolean';
  return type === 'finishes' ? Array.isArray(value) : typeof value === 'string';
}

function isKeptSpec(value: unknown): value is StoredSpec {
  if (!isObject(value)) return false;
  const { base, values, conflicts, unanswered } = value;
  const isDocument = isObject(base) && Number.isInteger(base['revision']) && isObject(base['content']);
  return isDocument && isObject(values) && isObject(conflicts) && Array.isArray(unanswered);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
