import { dropDraft, keepDraft, readDraft } from '../../storage/kept-draft.ts';
import { emptyEditor, isDirty, type Editor } from './project-editor.ts';
import { projectFields } from './project-form.ts';

const name = 'project';

type KeptEditor = Pick<Editor, 'record' | 'form' | 'isNew'>;

/** What a warning calls the form's unsaved text; null when it has none. */
export function unsavedTitle(editor: Editor): string | null {
  if (!isDirty(editor)) return null;
  const title = editor.record?.project_name || editor.form.projectNameType;
  return title ? `the project “${title}”` : 'a project without a name';
}

/** Keeps unsaved text for the user's return; keeps nothing of a form that is saved. */
export function keepEditor(userId: string, editor: Editor): void {
  const title = unsavedTitle(editor);
  if (title === null) return;
  const { record, form, isNew } = editor;
  keepDraft(userId, name, title, { record, form, isNew } satisfies KeptEditor);
}

/** The editor as it was kept, else an empty one. */
export function readKeptEditor(userId: string): Editor {
  const kept = readDraft(userId, name);
  return isKeptEditor(kept) ? { ...emptyEditor, ...kept } : emptyEditor;
}

export function dropKeptEditor(userId: string): void {
  dropDraft(userId, name);
}

/** An earlier version of the app may have kept another form. */
function isKeptEditor(value: unknown): value is KeptEditor {
  if (!isObject(value) || !isObject(value['form']) || typeof value['isNew'] !== 'boolean') return false;
  const { form, record } = value;
  const isRecord = record === null || (isObject(record) && Number.isInteger(record['id']));
  return isRecord && projectFields.every((field) => typeof form[field] === 'string');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
