import { useRef, type RefObject } from 'react';
import { toast } from '../../../ui/toast.tsx';
import { useUser } from '../../../entities/session/session-context.ts';
import { useAutosaveProject, useSaveProject } from '../../../entities/project/save-project.ts';
import { warnOfConflicts } from './conflict.ts';
import type { EditorStore } from './editor-store.ts';
import { failureText, fieldErrorsOf, saveFailureOf } from '../save-failure.ts';
import { finishErrors, halfTypedFields, withoutFields } from './half-typed.ts';
import { rememberLastSaved } from './last-saved-project.ts';
import { isDirty } from './project-editor.ts';
import type { ProjectField } from '../../../entities/project/project-form.ts';

const savedToastMs = 1600;

interface RunningSave {
  isQuiet: boolean;
  /** True when it was saved. */
  end: Promise<boolean>;
}

/**
 * The saves of the form, one at a time.
 *
 * @param inputs holds the inputs, which know what is half typed
 */
export function useSaving(store: EditorStore, inputs: RefObject<HTMLElement | null>) {
  const user = useUser();
  const { mutateAsync: saveProject } = useSaveProject();
  const { mutateAsync: autosaveProject } = useAutosaveProject();
  const running = useRef<RunningSave | null>(null);

  /** True when the form is on the server. A second save waits for the first, then saves what was typed since. */
  async function save(): Promise<boolean> {
    const halfTyped = halfTypedFields(inputs.current);
    if (halfTyped.length > 0) return sendBack(halfTyped);
    if (!running.current) return start(false);
    const { isQuiet, end } = running.current;
    store.dispatch({ type: 'asked' });
    const isSaved = await end;
    return isQuiet || (isSaved && isDirty(store.get())) ? save() : isSaved;
  }

  /** Saves a known project without a toast. */
  async function autosave(): Promise<void> {
    if (!running.current) await start(true);
  }

  /** When no save is under way. */
  async function settled(): Promise<void> {
    while (running.current) await running.current.end;
  }

  function start(isQuiet: boolean): Promise<boolean> {
    const end = (isQuiet ? saveQuietly() : saveAloud()).finally(() => (running.current = null));
    running.current = { isQuiet, end };
    return end;
  }

  /** Saved as it stands, a date with parts missing would erase the stored one. */
  function sendBack(halfTyped: ProjectField[]): false {
    store.dispatch({ type: 'held', errors: finishErrors(halfTyped) });
    inputs.current?.querySelector<HTMLElement>(`[name="${halfTyped[0]}"]`)?.focus();
    return false;
  }

  async function saveAloud(): Promise<boolean> {
    const { form, record, generation } = store.get();
    store.dispatch({ type: 'submitted', isQuiet: false });
    try {
      const project = await saveProject({ form, known: record });
      warnOfConflicts(store, project, form);
      store.dispatch({ type: 'saved', project, submitted: form, generation });
      rememberLastSaved(user.id, project.id);
      toast({ title: 'Project saved', description: 'Project saved to server.', durationMs: savedToastMs });
      return true;
    } catch (error) {
      reject(error, generation);
      toast({ title: 'Project not saved', description: failureText(error), variant: 'destructive' });
      return false;
    }
  }

  async function saveQuietly(): Promise<boolean> {
    const { form, record, generation } = store.get();
    if (!record) return false;
    const whole = withoutFields(form, record, halfTypedFields(inputs.current));
    store.dispatch({ type: 'submitted', isQuiet: true });
    try {
      const project = await autosaveProject({ form: whole, known: record });
      warnOfConflicts(store, project, whole);
      store.dispatch({ type: 'saved', project, submitted: whole, generation });
      return true;
    } catch (error) {
      reject(error, generation);
      if (saveFailureOf(error) === 'gone') {
        toast({
          title: 'Project deleted elsewhere',
          description: 'What you typed is still here. Save Project saves it anew.',
          variant: 'destructive',
        });
      }
      return false;
    }
  }

  function reject(error: unknown, generation: number): void {
    store.dispatch({
      type: 'rejected',
      errors: fieldErrorsOf(error),
      failure: saveFailureOf(error),
      generation,
    });
  }

  return { save, autosave, settled };
}
