import { dropDraft, keepDraft, readDraft } from '../../../platform/storage/kept-draft.ts';
import { draftNames } from './draft-keys.ts';
import { emptyEditor, isDirty, type Editor } from './project-editor.ts';
import { projectFields } from '../../../entities/project/project-form.ts';

/** How often a tab says that its text is in use; a background tab may say so once a minute only. */
export const stillHereMs = 30_000;
/** In use no longer: the tab was killed. */
const abandonedMs = 3 * 60_000;

interface KeptEditor extends Pick<Editor, 'record' | 'form' | 'isNew'> {
  /** Ms since 1970. Missing, like the next one, in what earlier versions kept. */
  at?: number;
  /** A tab has it on screen, so that no other takes it. */
  isInUse?: boolean;
}

/** What a warning calls the form's unsaved text; null when it has none. */
export function unsavedTitle(editor: Editor): string | null {
  if (!isDirty(editor)) return null;
  const title = editor.record?.project_name || editor.form.projectNameType;
  return title ? `the project “${title}”` : 'a project without a name';
}

/** Keeps unsaved text for the user's return, and drops what was kept of a form that is saved now. */
export function keepEditor(userId: string, name: string, editor: Editor, isInUse: boolean): void {
  const title = unsavedTitle(editor);
  const { record, form, isNew } = editor;
  if (title === null) dropDraft(userId, name);
  else keepDraft(userId, name, title, { record, form, isNew, at: Date.now(), isInUse } satisfies KeptEditor);
}

/** The editor as this tab kept it, else as one that is gone did, else an empty one. */
export function readKeptEditor(userId: string, own: string): Editor {
  const found = find(userId, own);
  if (!found) return emptyEditor;
  const { record, form, isNew } = found.kept;
  return { ...emptyEditor, record, form, isNew };
}

/** Drops what `readKeptEditor` has read. */
export function dropKeptEditor(userId: string, own: string): void {
  const found = find(userId, own);
  if (found) dropDraft(userId, found.name);
}

function find(userId: string, own: string): { name: string; kept: KeptEditor } | undefined {
  const found = draftNames(userId).flatMap((name) => {
    const kept = readDraft(userId, name);
    return isKeptEditor(kept) && (name === own || isAbandoned(kept)) ? [{ name, kept }] : [];
  });
  return (
    found.find(({ name }) => name === own) ?? found.toSorted((a, b) => (b.kept.at ?? 0) - (a.kept.at ?? 0))[0]
  );
}

function isAbandoned({ at = 0, isInUse = false }: KeptEditor): boolean {
  return !isInUse || Date.now() - at > abandonedMs;
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
