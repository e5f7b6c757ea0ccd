import { dropDraft, keepDraft } from '../../../platform/storage/kept-draft.ts';
import { findDraft, ownDraftName, type TabDraft } from '../../../platform/storage/tab-draft.ts';
import type { Conflicts } from './conflict.ts';
import { emptyEditor, isDirty, type Editor } from './project-editor.ts';
import { type ProjectField, projectFields } from '../../../entities/project/project-form.ts';

const BASE = 'project';

interface KeptEditor extends TabDraft, Pick<Editor, 'record' | 'form' | 'isNew'> {
  /** Missing, like `newUuid`, in drafts of earlier versions. */
  conflicts?: Conflicts;
  unfinished?: readonly ProjectField[];
  newUuid?: string | null;
}

/** The name under which this tab keeps its text. */
export const ownProjectDraft = (userId: string): string => ownDraftName(userId, BASE);

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
  const { record, form, isNew, conflicts = {}, unfinished = [], newUuid = null } = found.draft;
  // A draft of an earlier version has no revision; with the oldest, what changed since becomes a question.
  const known = record && { ...oldest, ...record };
  return { ...emptyEditor, record: known, form, isNew, conflicts, unfinished, newUuid };
}

/** Removes what `readKeptEditor` returned. */
export function dropKeptEditor(userId: string, own: string): void {
  const found = find(userId, own);
  if (found) dropDraft(userId, found.name);
}

/** Nobody misses half of a date in another tab, so only unsaved text is taken over. */
function find(userId: string, own: string) {
  return findDraft(userId, { base: BASE, own, isDraft: isKeptEditor, isWorthTaking: isDirty });
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
