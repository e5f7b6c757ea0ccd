import { EMPTY_PROJECT, type Project } from '@printpartner/contracts/types';
import {
  formOf,
  isBlank,
  isEmptyProject,
  isSlotName,
  projectDocument,
  projectFields,
  type FieldErrors,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';
import { type Editor, type EditorAction, emptyEditor, unsavedOf } from './editor-state.ts';

/** After Clear Fields, nothing is loaded for this long. */
export const CLEAR_SUPPRESSION_MS = 4000;

export function isDirty({ record, form }: Pick<Editor, 'record' | 'form'>): boolean {
  return projectDocument.changed(formOf(record), form).length > 0;
}

/** Blank, and not because the user asked for a new project: a project may be loaded. */
export function isVacant({ record, form, isNew }: Editor): boolean {
  return record === null && isBlank(form) && !isNew;
}

/** Holds no project, saved or not: the one before may come back. */
export function isUntouched({ record, form }: Editor): boolean {
  return record === null && isEmptyProject(form);
}

/** `now`: ms since 1970. */
export function reduceEditor(editor: Editor, action: EditorAction, now: number): Editor {
  switch (action.type) {
    case 'typed':
      return type(editor, action.field, action.value);
    case 'left':
      return { ...editor, unfinished: editor.unfinished.filter((field) => field !== action.field) };
    case 'opened':
      return fill(editor, action.project);
    case 'refreshed':
      return refresh(editor, action.project, action.before);
    case 'started-new':
      return { ...fill(editor, null), isNew: true };
    case 'arrived':
      return arrive(editor, action.project, now);
    case 'submitted':
      return {
        ...editor,
        // An autosave leaves the refused fields out.
        ...(action.isAutosave ? {} : { errors: {}, namesake: null }),
        focusesErrors: false,
        failure: null,
        isUnanswered: false,
        isSaving: true,
        isAutosave: action.isAutosave,
        attempt: action.attempt ?? null,
        newUuid: action.newUuid ?? editor.newUuid,
      };
    case 'save-requested':
      return { ...editor, isAutosave: false };
    case 'incomplete':
      return {
        ...editor,
        errors: { ...editor.errors, ...action.errors },
        focusesErrors: action.takesFocus,
      };
    case 'saved':
      return settle(editor, action.generation, saved(editor, action.project, action.submitted));
    case 'rejected':
      return settle(editor, action.generation, {
        errors: { ...editor.errors, ...unchangedSince(action.submitted, editor.form, action.errors) },
        focusesErrors: !editor.isAutosave && !action.namesake,
        namesake: action.namesake ?? editor.namesake,
        failure: action.failure,
        isUnanswered: action.isUnanswered,
        attempt: action.failure === 'passing' ? editor.attempt : null,
        // Under the UUID of a deleted project nothing can be saved.
        newUuid: action.failure === 'gone' ? null : editor.newUuid,
        // The server may have stored a form whose answer was lost.
        unanswered:
          action.failure === 'passing'
            ? projectDocument.withSent(editor.unanswered, action.submitted)
            : editor.unanswered,
      });
    case 'changed-elsewhere':
      // What is not in conflict is saved with the next try.
      return settle(editor, action.generation, {
        ...rebased(editor, action.project),
        failure: 'passing',
        attempt: null,
      });
    case 'conflict-resolved': {
      const { [action.field]: _, ...conflicts } = editor.conflicts;
      return { ...editor, conflicts, form: { ...editor.form, [action.field]: action.value } };
    }
    case 'adopted':
      return {
        ...editor,
        record: action.project,
        form: filledIn(editor.form, formOf(action.project)),
        isNew: false,
        newUuid: null,
        namesake: null,
      };
    case 'cleared':
      return { ...fill(editor, null), clearedAt: now };
    case 'restored':
      return restore(editor, action.editor);
    case 'reopened':
      return reopen(editor, action.kept);
    case 'named':
      return { ...editor, newUuid: action.newUuid };
  }
  return action satisfies never;
}

function type(editor: Editor, field: ProjectField, value: string): Editor {
  const form = { ...editor.form, [field]: value };
  // That a job is missing is said at its name, and settled by any of its fields.
  const isTold = editor.errors.projectNameType === EMPTY_PROJECT && !isEmptyProject(form);
  const settled = isTold ? 'projectNameType' : field;
  const { [settled]: answered, ...others } = editor.errors;
  return {
    ...editor,
    form,
    unfinished: editor.unfinished.filter((other) => other !== field),
    conflicts: projectDocument.withoutSettled(editor.conflicts, form),
    errors: answered === undefined ? editor.errors : others,
    namesake: field === 'projectNameType' ? null : editor.namesake,
  };
}

/** The errors of texts that are still the ones sent; later ones have not been refused. */
function unchangedSince(submitted: ProjectForm, form: ProjectForm, errors: FieldErrors): FieldErrors {
  const changed = projectDocument.changed(submitted, form);
  const entries = Object.entries(errors).filter(([field]) => !changed.some((other) => other === field));
  return Object.fromEntries(entries);
}

/** Text typed while the answer was in flight stays, and no other project is loaded over it. */
function refresh(editor: Editor, project: Project, before: Editor): Editor {
  if (editor.generation !== before.generation) return editor;
  const isSame = editor.record?.id === project.id;
  if (!isSame && projectDocument.changed(before.form, editor.form).length > 0) return editor;
  const sides = { base: before.form, mine: editor.form, theirs: formOf(project), sent: [], conflicts: {} };
  return { ...fill(editor, project), form: projectDocument.merge(sides).values };
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
  const { record } = editor;
  if (!project) return editor;
  if (record?.id === project.id) {
    return project.revision < record.revision ? editor : { ...editor, ...rebased(editor, project) };
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

function merged({ form, unanswered, conflicts }: Editor, base: ProjectForm, project: Project) {
  const sides = { base, mine: form, theirs: formOf(project), sent: unanswered, conflicts };
  const { values, conflicts: open } = projectDocument.merge(sides);
  return { record: project, form: values, conflicts: open };
}

/** The form on top of a newer record: what was typed stays, and what both sides changed is a conflict. */
function rebased(editor: Editor, project: Project): Partial<Editor> {
  return { ...merged(editor, formOf(editor.record), project), isNew: false };
}

/** Fields typed into since the save was sent may have been changed elsewhere meanwhile. */
function saved(editor: Editor, project: Project, submitted: ProjectForm): Partial<Editor> {
  const { form, ...others } = merged(editor, submitted, project);
  const stored = formOf(project);
  // An autosave takes no blank away that the next word follows.
  const shownAsStored = editor.isAutosave
    ? []
    : projectFields.filter((field) => projectDocument.isSame(field, form[field], stored[field]));
  return {
    ...others,
    form: projectDocument.without(form, stored, shownAsStored),
    isNew: false,
    unanswered: [],
    attempt: null,
    newUuid: null,
    namesake: null,
  };
}

/** The texts of `form`, and those of `other` where it has none. */
function filledIn(form: ProjectForm, other: ProjectForm): ProjectForm {
  return { ...other, ...Object.fromEntries(Object.entries(form).filter(([, text]) => text !== '')) };
}

/** Undoes Clear Fields, unless the user has started something else since. */
function restore(editor: Editor, earlier: Editor): Editor {
  if (!isUntouched(editor)) return editor;
  return { ...fill(editor, earlier.record), ...unsavedIn(earlier) };
}

/** Brings back the unsaved text of the project that was just opened, on top of the project as it is now. */
function reopen(editor: Editor, kept: Editor): Editor {
  const back = { ...editor, ...unsavedIn(kept), record: kept.record };
  const { record } = editor;
  const isNewer = record !== null && record.revision >= (kept.record?.revision ?? 0);
  return isNewer ? { ...back, ...rebased(back, record) } : back;
}

const unsavedIn = (editor: Editor) => ({
  ...unsavedOf(editor),
  // Only Save Project saves what was deleted elsewhere.
  failure: editor.failure === 'gone' ? editor.failure : null,
});
