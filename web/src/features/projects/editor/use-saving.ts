import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, ProjectField, ProjectForm } from '../../../entities/project/project-form.ts';
import { useAutosaveProject, useSaveProject } from '../../../entities/project/save-project.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { toast } from '../../../ui/toast.tsx';
import { currentProjectOf, fieldErrorsOf, saveFailureOf, saveFailureText } from '../save-failure.ts';
import { conflictingFields, conflictLabels } from './conflict.ts';
import type { EditorStore } from './editor-store.ts';
import { finishErrors, halfTypedFields, isFinishError, withoutFields } from './half-typed.ts';
import { hasNewRefusal, heldBackFields, isAutosaveDue, missingName } from './held-back.ts';
import { rememberLastSaved } from './last-saved-project.ts';
import { isDirty } from './project-editor.ts';

const SAVED_TOAST_MS = 1600;

interface RunningSave {
  isAutosave: boolean;
  /** True when it succeeded. */
  end: Promise<boolean>;
}

/**
 * Saves the form, one save at a time.
 *
 * @param inputs the form element, whose inputs tell which dates are half typed
 */
export function useSaving(store: EditorStore, inputs: RefObject<HTMLElement | null>) {
  const user = useUser();
  const { mutateAsync: saveProject } = useSaveProject();
  const { mutateAsync: autosaveProject } = useAutosaveProject();
  const running = useRef<RunningSave | null>(null);

  /** True when the form is saved. Waits for a running save, then saves what was typed since. */
  async function save(): Promise<boolean> {
    const errors = { ...missingName(store.get()), ...finishErrors(inputs.current) };
    if (Object.keys(errors).length > 0) return askToFinish(errors);
    if (!running.current) return start(false);
    const { isAutosave, end } = running.current;
    store.dispatch({ type: 'save-requested' });
    const isSaved = await end;
    return isAutosave || (isSaved && isDirty(store.get())) ? save() : isSaved;
  }

  /** Saves without a toast. Skipped while another save runs. */
  async function autosave(): Promise<void> {
    if (!running.current) await start(true);
  }

  /** Saves what autosave would save later. True when nothing unsaved is left. */
  async function flush(): Promise<boolean> {
    await settled();
    if (isAutosaveDue(store.get(), halfTypedFields(inputs.current))) {
      const { errors } = store.get();
      const isSaved = await start(true);
      if (isSaved || hasNewRefusal(errors, store.get())) return flush();
    }
    return !isDirty(store.get());
  }

  /** Shows what is missing in a field that the user leaves. */
  function check(field: ProjectField): void {
    if (store.get().unfinished.includes(field)) store.dispatch({ type: 'left', field });
    const { form, record, errors } = store.get();
    const missing = {
      ...(record?.project_name ? missingName(store.get()) : {}),
      ...finishErrors(inputs.current),
    };
    const error = missing[field];
    if (error !== undefined)
      store.dispatch({ type: 'incomplete', errors: { [field]: error }, takesFocus: false });
    else if (isFinishError(errors[field])) store.dispatch({ type: 'typed', field, value: form[field] });
  }

  /** Resolves when no save is running. */
  async function settled(): Promise<void> {
    while (running.current) await running.current.end;
  }

  function start(isAutosave: boolean): Promise<boolean> {
    const end = (isAutosave ? saveAutomatically() : saveManually()).finally(() => (running.current = null));
    running.current = { isAutosave, end };
    return end;
  }

  /** Saving a date with missing parts would clear the stored one. */
  function askToFinish(errors: FieldErrors): false {
    store.dispatch({ type: 'incomplete', errors, takesFocus: true });
    focusIn(`[name="${Object.keys(errors)[0]}"]`);
    return false;
  }

  async function saveManually(): Promise<boolean> {
    if (conflictingFields(store.get().conflicts).length > 0) return askToChoose();
    const { form, record, generation, newUuid: known } = store.get();
    const uuid = known ?? newUuid();
    store.dispatch({ type: 'submitted', isAutosave: false, newUuid: uuid });
    try {
      const project = await saveProject({ form, known: record, uuid });
      store.dispatch({ type: 'saved', project, submitted: form, generation });
      rememberLastSaved(user.id, project.id);
      toast({ title: 'Project saved', description: 'Project saved to server.', durationMs: SAVED_TOAST_MS });
      return true;
    } catch (error) {
      if (reject(error, form, generation)) {
        if (conflictingFields(store.get().conflicts).length > 0) return askToChoose();
        return saveManually();
      }
      if (store.get().namesake) focusIn('[data-namesake] button');
      else toast({ title: 'Project not saved', description: saveFailureText(error), variant: 'destructive' });
      return false;
    }
  }

  async function saveAutomatically(): Promise<boolean> {
    const editor = store.get();
    const { record, generation } = editor;
    const heldBack = heldBackFields(editor, halfTypedFields(inputs.current));
    const complete = withoutFields(editor.form, record, heldBack);
    const uuid = editor.newUuid ?? newUuid();
    store.dispatch({ type: 'submitted', isAutosave: true, ...(!record && { newUuid: uuid }) });
    try {
      const project = record
        ? await autosaveProject({ form: complete, known: record })
        : await saveProject({ form: complete, known: null, uuid });
      store.dispatch({ type: 'saved', project, submitted: complete, generation });
      if (!record) rememberLastSaved(user.id, project.id);
      return true;
    } catch (error) {
      if (reject(error, complete, generation)) return false;
      if (saveFailureOf(error) === 'gone') {
        toast({
          title: 'Project deleted elsewhere',
          description: 'Your text is still here. Choose Save Project to save it as a new project.',
          variant: 'destructive',
        });
      }
      return false;
    }
  }

  /** True when a newer version of the project is the cause, which the form is now based on. */
  function reject(error: unknown, submitted: ProjectForm, generation: number): boolean {
    const project = currentProjectOf(error, 'projects.changed_elsewhere');
    if (project) {
      // The caller focuses what this renders, as it does below.
      flushSync(() => store.dispatch({ type: 'changed-elsewhere', project, generation }));
      return true;
    }
    const errors = fieldErrorsOf(error);
    const failure = saveFailureOf(error);
    const namesake = currentProjectOf(error, 'projects.name_taken');
    flushSync(() => store.dispatch({ type: 'rejected', errors, failure, submitted, generation, namesake }));
    return false;
  }

  function askToChoose(): false {
    const fields = conflictingFields(store.get().conflicts);
    toast({
      title: 'Changed elsewhere, too',
      description: `Choose which text to keep: ${fields.map((field) => conflictLabels[field]).join(', ')}.`,
      variant: 'destructive',
    });
    focusIn(`[data-conflict="${fields[0]}"] button`);
    return false;
  }

  function focusIn(selector: string): void {
    inputs.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  return { save, autosave, flush, check, settled };
}
