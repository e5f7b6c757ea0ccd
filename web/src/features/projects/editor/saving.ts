import { flushSync } from 'react-dom';
import type { QueryClient } from '@tanstack/react-query';
import type { FieldErrors, ProjectField, ProjectForm } from '../../../entities/project/project-form.ts';
import { saveChanges, saveWholeProject } from '../../../entities/project/save-project.ts';
import {
  changesRequest,
  isSameRequest,
  type SaveAttempt,
  type SaveRequest,
  wholeRequest,
} from '../../../entities/project/save-request.ts';
import { ApiError } from '../../../platform/api/client.ts';
import type { SaveOutcome } from '../../../platform/documents/autosave.ts';
import { isFinishText } from '../../../platform/documents/half-typed.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { toast } from '../../../ui/toast.tsx';
import { currentProjectOf, projectErrorsOf, projectFailureOf, saveFailureText } from '../save-failure.ts';
import { projectLabels } from '../../../entities/project/project-form.ts';
import { conflictingFields } from './conflict.ts';
import type { EditorStore } from './editor-store.ts';
import { finishErrors, halfTypedFields, withoutFields } from './half-typed.ts';
import { hasNewRefusal, heldBackFields, isAutosaveDue, missingJob } from './held-back.ts';
import { rememberLastSaved } from './last-saved-project.ts';
import type { Editor } from './editor-state.ts';
import { isDirty } from './project-editor.ts';

const SAVED_TOAST_MS = 1600;

interface RunningSave {
  isAutosave: boolean;
  /** True when it succeeded. */
  end: Promise<boolean>;
}

interface SavingOptions {
  userId: string;
  queryClient: QueryClient;
  /** The form element, whose inputs tell which dates are half typed; null without a screen. */
  inputs: () => HTMLElement | null;
  /** Ends a save without a screen. */
  signal?: AbortSignal;
  /** Called with what the server answered, or why it didn't. */
  onFailure?: (error: unknown) => void;
}

/** Saves what a store holds, one save at a time. Needs no screen. */
export function createSaving(
  store: EditorStore,
  { userId, queryClient, inputs, signal, onFailure }: SavingOptions,
) {
  const by = { userId, signal };
  const state: { running: RunningSave | null } = { running: null };

  /** True when the form is saved. Waits for a running save, then saves what was typed since. */
  async function save(): Promise<boolean> {
    const errors = { ...missingJob(store.get()), ...finishErrors(inputs()) };
    if (Object.keys(errors).length > 0) return askToFinish(errors);
    if (!state.running) return start(false);
    const { isAutosave, end } = state.running;
    store.dispatch({ type: 'save-requested' });
    const isSaved = await end;
    return isAutosave || (isSaved && isDirty(store.get())) ? save() : isSaved;
  }

  /** Saves without a toast. Skipped while another save runs. */
  async function autosave(): Promise<SaveOutcome> {
    const { errors } = store.get();
    if (state.running) return 'rest';
    if (await start(true)) return 'saved';
    if (hasNewRefusal(errors, store.get())) return 'rest';
    return store.get().failure === 'passing' ? 'passing' : 'refused';
  }

  /** Saves what autosave would save later. True when nothing unsaved is left. */
  async function flush(): Promise<boolean> {
    await settled();
    if (!signal?.aborted && isAutosaveDue(store.get(), halfTypedFields(inputs()))) {
      const { errors } = store.get();
      const isSaved = await start(true);
      if (isSaved || hasNewRefusal(errors, store.get())) return flush();
    }
    return !isDirty(store.get());
  }

  /** Shows what is missing in a field that the user leaves. */
  function check(field: ProjectField): void {
    if (store.get().unfinished.includes(field)) store.dispatch({ type: 'left', field });
    const { form, errors } = store.get();
    const error = finishErrors(inputs())[field];
    if (error !== undefined)
      store.dispatch({ type: 'incomplete', errors: { [field]: error }, takesFocus: false });
    else if (isFinishText(errors[field])) store.dispatch({ type: 'typed', field, value: form[field] });
  }

  /** Resolves when no save is running. */
  async function settled(): Promise<void> {
    const { running } = state;
    if (!running) return;
    await running.end;
    await settled();
  }

  function start(isAutosave: boolean): Promise<boolean> {
    const end = (isAutosave ? saveAutomatically() : saveManually()).finally(() => (state.running = null));
    state.running = { isAutosave, end };
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
    const attempt = attemptOf(store.get(), form, wholeRequest(form, record, uuid));
    const { key, request } = attempt;
    store.dispatch({ type: 'submitted', isAutosave: false, attempt, newUuid: uuid });
    try {
      const project = await saveWholeProject(queryClient, { form, request, uuid, key, ...by });
      store.dispatch({ type: 'saved', project, submitted: form, generation });
      rememberLastSaved(userId, project.id);
      const description = 'Project saved to server.';
      toast({ title: 'Project saved', description, durationMs: SAVED_TOAST_MS, isRoutine: true });
      return true;
    } catch (error) {
      if (reject(error, form, generation)) {
        if (conflictingFields(store.get().conflicts).length > 0) return askToChoose();
        return saveManually();
      }
      if (store.get().namesake) focusIn('[data-namesake] button');
      else if (navigator.onLine)
        toast({ title: 'Project not saved', description: saveFailureText(error), variant: 'destructive' });
      else toast({ title: 'Saved on this device', description: 'Sends when the network is back.' });
      return false;
    }
  }

  async function saveAutomatically(): Promise<boolean> {
    const editor = store.get();
    const { record, generation } = editor;
    const heldBack = heldBackFields(editor, halfTypedFields(inputs()));
    const complete = withoutFields(editor.form, record, heldBack);
    const uuid = editor.newUuid ?? newUuid();
    const attempt = attemptOf(
      editor,
      complete,
      record ? changesRequest(complete, record) : wholeRequest(complete, null, uuid),
    );
    const { key, request } = attempt;
    store.dispatch({ type: 'submitted', isAutosave: true, attempt, ...(!record && { newUuid: uuid }) });
    try {
      const project = record
        ? await saveChanges(queryClient, { request, key, ...by })
        : await saveWholeProject(queryClient, { form: complete, request, uuid, key, ...by });
      store.dispatch({ type: 'saved', project, submitted: complete, generation });
      if (!record) rememberLastSaved(userId, project.id);
      return true;
    } catch (error) {
      if (reject(error, complete, generation)) return tellIfHidden();
      if (projectFailureOf(error) === 'gone') {
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
    onFailure?.(error);
    const project = currentProjectOf(error, 'projects.changed_elsewhere');
    if (project) {
      // The caller focuses what this renders, as it does below.
      flushSync(() => store.dispatch({ type: 'changed-elsewhere', project, generation }));
      return true;
    }
    const errors = projectErrorsOf(error);
    const failure = projectFailureOf(error);
    const namesake = currentProjectOf(error, 'projects.name_taken');
    const isUnanswered = !(error instanceof ApiError);
    const rejected = {
      type: 'rejected',
      errors,
      failure,
      isUnanswered,
      submitted,
      generation,
      namesake,
    } as const;
    flushSync(() => store.dispatch(rejected));
    return false;
  }

  /** Project Tracking stays open behind other screens, where nobody sees the choice. */
  function tellIfHidden(): false {
    const { conflicts, record } = store.get();
    if (conflictingFields(conflicts).length > 0 && inputs()?.getClientRects().length === 0) {
      toast({
        title: 'Changed elsewhere, too',
        description: `Open the project “${record?.project_name ?? ''}” and choose which text to keep.`,
        variant: 'destructive',
      });
    }
    return false;
  }

  function askToChoose(): false {
    const fields = conflictingFields(store.get().conflicts);
    toast({
      title: 'Changed elsewhere, too',
      description: `Choose which text to keep: ${fields.map((field) => projectLabels[field]).join(', ')}.`,
      variant: 'destructive',
    });
    focusIn(`[data-conflict="${fields[0]}"] button`);
    return false;
  }

  function focusIn(selector: string): void {
    inputs()?.querySelector<HTMLElement>(selector)?.focus();
  }

  return { save, autosave, flush, check, settled };
}

/** Repeated as it is, a save without an answer keeps its key. Saved in another way, it is another request. */
function attemptOf(
  { attempt, record }: Editor,
  form: ProjectForm,
  request: SaveRequest,
): SaveAttempt & { request: SaveRequest } {
  if (attempt?.request && isSameRequest(attempt.request, request))
    return { ...attempt, request: attempt.request };
  return { form, revision: record?.revision ?? 0, key: newUuid(), request };
}
