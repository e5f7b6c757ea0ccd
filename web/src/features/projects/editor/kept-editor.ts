import { dropDraft, keepDraft, readDraft } from '../../../platform/storage/kept-draft.ts';
import type { Conflicts } from './conflict.ts';
import { draftNames } from './draft-keys.ts';
import { emptyEditor, isDirty, type Editor } from './project-editor.ts';
import { type ProjectField, projectFields } from '../../../entities/project/project-form.ts';

/** How often a tab marks its text as in use. Browsers throttle background tabs to once a minute. */
export const HEARTBEAT_MS = 30_000;
/** Without a heartbeat for this long, the tab was closed or killed. */
const ABANDONED_MS = 3 * 60_000;

interface KeptEditor extends Pick<Editor, 'record' | 'form' | 'isNew'> {
  /** Missing, like `newUuid`, in drafts of earlier versions. */
  conflicts?: Conflicts;
  unfinished?: readonly ProjectField[];
  newUuid?: string | null;
  /** Ms since 1970. Missing, like `isInUse`, in drafts of earlier versions. */
  at?: number;
  /** A tab shows this text, so no other tab may take it over. */
  isInUse?: boolean;
}

const oldest = { revision: 0 };

/** Describes the unsaved text for warnings; null when there is none. */
export function unsavedTitle(editor: Editor): string | null {
  if (!isDirty(editor)) return null;
  const title = editor.record?.project_name || editor.form.projectNameType;
  return title ? `the project “${title}”` : 'a project without a name';
}

/**
 * Stores unsaved text for the user's return, and which dates were half typed. Removes the draft once the form is saved
 * and every date is finished.
 */
export function keepEditor(userId: string, name: string, editor: Editor, isInUse: boolean): void {
  const title = unsavedTitle(editor);
  const { record, form, isNew, conflicts, unfinished, newUuid } = editor;
  const kept = {
    record,
    form,
    isNew,
    conflicts,
    unfinished,
    newUuid,
    at: Date.now(),
    isInUse,
  } satisfies KeptEditor;
  if (title === null && unfinished.length === 0) dropDraft(userId, name);
  else keepDraft(userId, name, title, kept);
}

/** The editor as this tab stored it, else the newest of a closed tab, else an empty one. */
export function readKeptEditor(userId: string, own: string): Editor {
  const found = find(userId, own);
  if (!found) return emptyEditor;
  const { record, form, isNew, conflicts = {}, unfinished = [], newUuid = null } = found.kept;
  // A draft of an earlier version has no revision; with the oldest, what changed since becomes a question.
  const known = record && { ...oldest, ...record };
  return { ...emptyEditor, record: known, form, isNew, conflicts, unfinished, newUuid };
}

/** Removes what `readKeptEditor` returned. */
export function dropKeptEditor(userId: string, own: string): void {
  const found = find(userId, own);
  if (found) dropDraft(userId, found.name);
}

function find(userId: string, own: string): { name: string; kept: KeptEditor } | undefined {
  const found = draftNames(userId).flatMap((name) => {
    const kept = readDraft(userId, name);
    return isKeptEditor(kept) && (name === own || isLeftBehind(kept)) ? [{ name, kept }] : [];
  });
  return (
    found.find(({ name }) => name === own) ?? found.toSorted((a, b) => (b.kept.at ?? 0) - (a.kept.at ?? 0))[0]
  );
}

/** Unsaved text of a tab that is gone. Nobody misses half of a date in another tab. */
function isLeftBehind({ at = 0, isInUse = false, record, form }: KeptEditor): boolean {
  return isDirty({ record, form }) && (!isInUse || Date.now() - at > ABANDONED_MS);
}

/** An earlier version may have stored a different form. */
function isKeptEditor(value: unknown): value is KeptEditor {
  if (!isObject(value) || !isObject(value['form']) || typeof value['isNew'] !== 'boolean') return false;
  const { form, record } = value;
  const isRecord = record === null || (isObject(record) && Number.isInteger(record['id']));
  return isRecord && projectFields.every((field) => typeof form[field] === 'string');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
