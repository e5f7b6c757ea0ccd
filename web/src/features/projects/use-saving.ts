import { useRef } from 'react';
import { toast } from '../../components/ui/toast.tsx';
import { useUser } from '../session/session-context.ts';
import { useAutosaveProject, useSaveProject } from './api/save-project.ts';
import type { EditorStore } from './editor-store.ts';
import { failureText, fieldErrorsOf } from './failure.ts';
import { rememberLastSaved } from './last-saved-project.ts';
import { isDirty } from './project-editor.ts';

const savedToastMs = 1600;

interface RunningSave {
  isQuiet: boolean;
  /** True when it was saved. */
  end: Promise<boolean>;
}

/** The saves of the form, one at a time. */
export function useSaving(store: EditorStore) {
  const user = useUser();
  const { mutateAsync: saveProject } = useSaveProject();
  const { mutateAsync: autosaveProject } = useAutosaveProject();
  const running = useRef<RunningSave | null>(null);

  /** True when the form is on the server. A second save waits for the first, then saves what was typed since. */
  async function save(): Promise<boolean> {
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

  async function saveAloud(): Promise<boolean> {
    const { form, record, generation } = store.get();
    store.dispatch({ type: 'submitted', isQuiet: false });
    try {
      const project = await saveProject({ form, known: record });
      store.dispatch({ type: 'saved', project, submitted: form, generation });
      rememberLastSaved(user.id, project.id);
      toast({ title: 'Project saved', description: 'Project saved to server.', durationMs: savedToastMs });
      return true;
    } catch (error) {
      store.dispatch({ type: 'rejected', errors: fieldErrorsOf(error), generation });
      toast({ title: 'Project not saved', description: failureText(error), variant: 'destructive' });
      return false;
    }
  }

  async function saveQuietly(): Promise<boolean> {
    const { form, record, generation } = store.get();
    if (!record) return false;
    store.dispatch({ type: 'submitted', isQuiet: true });
    try {
      const project = await autosaveProject({ form, known: record });
      store.dispatch({ type: 'saved', project, submitted: form, generation });
      return true;
    } catch (error) {
      store.dispatch({ type: 'rejected', errors: fieldErrorsOf(error), generation });
      return false;
    }
  }

  return { save, autosave, settled };
}
