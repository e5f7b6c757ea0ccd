import type { Project } from '@printpartner/contracts/types';
import {
  changedFields,
  emptyForm,
  formOf,
  isBlank,
  isSlotName,
  mergeForm,
  type FieldErrors,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';
import type { SaveFailure } from '../save-failure.ts';

/** The form on screen and the record behind it. */
export interface Editor {
  /** As last received from the server; null while there is none. */
  record: Project | null;
  form: ProjectForm;
  errors: FieldErrors;
  /** The user asked for a new project, so nothing may be loaded into the blank form. */
  isNew: boolean;
  isSaving: boolean;
  /** The current or last save was an autosave, which must not affect buttons or focus. */
  isAutosave: boolean;
  /** Null when the last save succeeded. */
  failure: SaveFailure | null;
  /** Incremented when another project takes over the form, so that a late answer can be told apart. */
  generation: number;
  /** When the fields were last cleared, ms since 1970. */
  clearedAt: number;
}

export type EditorAction =
  | { type: 'typed'; field: ProjectField; value: string }
  | { type: 'opened'; project: Project }
  | { type: 'refreshed'; project: Project; before: Editor }
  | { type: 'started-new' }
  | { type: 'arrived'; project: Project | null }
  | { type: 'submitted'; isAutosave: boolean }
  | { type: 'save-requested' }
  | { type: 'incomplete'; errors: FieldErrors }
  | { type: 'saved'; project: Project; submitted: ProjectForm; generation: number }
  | { type: 'rejected'; errors: FieldErrors; failure: SaveFailure; generation: number }
  | { type: 'cleared' }
  | { type: 'restored'; editor: Editor };

/** After Clear Fields, nothing is loaded for this long. */
export const CLEAR_SUPPRESSION_MS = 4000;

export const emptyEditor: Editor = {
  record: null,
  form: emptyForm,
  errors: {},
  isNew: false,
  isSaving: false,
  isAutosave: false,
  failure: null,
  generation: 0,
  clearedAt: Number.NEGATIVE_INFINITY,
};

export function isDirty({ record, form }: Editor): boolean {
  return changedFields(formOf(record), form).length > 0;
}

/** Empty, and not because the user asked for a new project: a project may be loaded. */
export function isVacant(editor: Editor): boolean {
  return isUntouched(editor) && !editor.isNew;
}

/** Holds no project and no text. */
export function isUntouched({ record, form }: Editor): boolean {
  return record === null && isBlank(form);
}

/** `now`: ms since 1970. */
export function reduceEditor(editor: Editor, action: EditorAction, now: number): Editor {
  switch (action.type) {
    case 'typed': {
      const form = { ...editor.form, [action.field]: action.value };
      const { [action.field]: answered, ...others } = editor.errors;
      return { ...editor, form, errors: answered === undefined ? editor.errors : others };
    }
    case 'opened':
      return fill(editor, action.project);
    case 'refreshed':
      return refresh(editor, action.project, action.before);
    case 'started-new':
      return { ...fill(editor, null), isNew: true };
    case 'arrived':
      return arrive(editor, action.project, now);
    case 'submitted':
      return { ...editor, errors: {}, failure: null, isSaving: true, isAutosave: action.isAutosave };
    case 'save-requested':
      return { ...editor, isAutosave: false };
    case 'incomplete':
      return { ...editor, errors: { ...editor.errors, ...action.errors }, isAutosave: false };
    case 'saved':
      return settle(editor, action.generation, {
        record: action.project,
        form: mergeForm(action.submitted, editor.form, formOf(action.project)),
        isNew: false,
      });
    case 'rejected':
      return settle(editor, action.generation, { errors: action.errors, failure: action.failure });
    case 'cleared':
      return { ...fill(editor, null), clearedAt: now };
    case 'restored':
      return restore(editor, action.editor);
  }
  return action satisfies never;
}

/** Text typed while the answer was in flight stays, and no other project is loaded over it. */
function refresh(editor: Editor, project: Project, before: Editor): Editor {
  if (editor.generation !== before.generation) return editor;
  const isSame = editor.record?.id === project.id;
  if (!isSame && changedFields(before.form, editor.form).length > 0) return editor;
  return { ...fill(editor, project), form: mergeForm(before.form, editor.form, formOf(project)) };
}

function fill(editor: Editor, project: Project | null): Editor {
  return {
    ...emptyEditor,
    record: project,
    form: formOf(project),
    isSaving: editor.isSaving,
    isAutosave: editor.isAutosave,
    generation: editor.generation + 1,
    clearedAt: editor.clearedAt,
  };
}

/** The active project was received: the open project is updated, another one is only loaded into a vacant form. */
function arrive(editor: Editor, project: Project | null, now: number): Editor {
  const { record, form } = editor;
  if (!project) return editor;
  if (record?.id === project.id) {
    if (project.updated_at < record.updated_at) return editor;
    return { ...editor, record: project, form: mergeForm(formOf(record), form, formOf(project)) };
  }
  const isSuppressed = now - editor.clearedAt < CLEAR_SUPPRESSION_MS;
  if (isSuppressed || !isVacant(editor) || isSlotName(project.project_name)) return editor;
  return fill(editor, project);
}

function settle(editor: Editor, generation: number, changes: Partial<Editor>): Editor {
  return generation === editor.generation
    ? { ...editor, ...changes, isSaving: false }
    : { ...editor, isSaving: false };
}

/** Undoes Clear Fields, unless the user has started something else since. */
function restore(editor: Editor, earlier: Editor): Editor {
  if (!isUntouched(editor)) return editor;
  return { ...fill(editor, earlier.record), form: earlier.form, isNew: earlier.isNew };
}
