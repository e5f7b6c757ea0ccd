import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Project } from '@printpartner/contracts/types';
import type { ProjectField, ProjectForm } from '../../../entities/project/project-form.ts';
import { useAutosaveProject, useSaveProject } from '../../../entities/project/save-project.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { toast } from '../../../ui/toast.tsx';
import { pastReminderFields } from '../reminder/past-reminder.ts';
import { currentProjectOf, fieldErrorsOf, saveFailureOf, saveFailureText } from '../save-failure.ts';
import { conflictingFields, conflictLabels } from './conflict.ts';
import type { EditorStore } from './editor-store.ts';
import { finishErrors, halfTypedFields, withoutFields } from './half-typed.ts';
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
  const [namesake, setNamesake] = useState<Project | null>(null);

  /** True when the form is saved. Waits for a running save, then saves what was typed since. */
  async function save(): Promise<boolean> {
    const halfTyped = halfTypedFields(inputs.current);
    if (halfTyped.length > 0) return askToFinish(halfTyped);
    if (!running.current) return start(false);
    const { isAutosave, end } = running.current;
    store.dispatch({ type: 'save-requested' });
    const isSaved = await end;
    return isAutosave || (isSaved && isDirty(store.get())) ? save() : isSaved;
  }

  /** Saves an existing project without a toast. Skipped while another save runs. */
  async function autosave(): Promise<void> {
    if (!running.current) await start(true);
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
  function askToFinish(halfTyped: ProjectField[]): false {
    store.dispatch({ type: 'incomplete', errors: finishErrors(halfTyped) });
    inputs.current?.querySelector<HTMLElement>(`[name="${halfTyped[0]}"]`)?.focus();
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
      const holder = currentProjectOf(error, 'projects.name_taken');
      if (reject(error, form, generation)) {
        if (conflictingFields(store.get().conflicts).length > 0) return askToChoose();
        return saveManually();
      }
      if (holder) setNamesake(holder);
      else toast({ title: 'Project not saved', description: saveFailureText(error), variant: 'destructive' });
      return false;
    }
  }

  async function saveAutomatically(): Promise<boolean> {
    const { form, record, generation, conflicts } = store.get();
    if (!record) return false;
    const heldBack = [
      ...halfTypedFields(inputs.current),
      ...conflictingFields(conflicts),
      ...pastReminderFields(form, record),
    ];
    const complete = withoutFields(form, record, heldBack);
    store.dispatch({ type: 'submitted', isAutosave: true });
    try {
      const project = await autosaveProject({ form: complete, known: record });
      store.dispatch({ type: 'saved', project, submitted: complete, generation });
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
      // `askToChoose` focuses what this renders.
      flushSync(() => store.dispatch({ type: 'changed-elsewhere', project, generation }));
      return true;
    }
    store.dispatch({
      type: 'rejected',
      errors: fieldErrorsOf(error),
      failure: saveFailureOf(error),
      submitted,
      generation,
    });
    return false;
  }

  function askToChoose(): false {
    const fields = conflictingFields(store.get().conflicts);
    toast({
      title: 'Changed elsewhere, too',
      description: `Choose which text to keep: ${fields.map((field) => conflictLabels[field]).join(', ')}.`,
      variant: 'destructive',
    });
    inputs.current?.querySelector<HTMLElement>(`[data-conflict="${fields[0]}"] button`)?.focus();
    return false;
  }

  return { save, autosave, settled, namesake, clearNamesake: () => setNamesake(null) };
}
