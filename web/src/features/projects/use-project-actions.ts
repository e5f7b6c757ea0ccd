import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { toast } from '../../components/ui/toast.tsx';
import { useUser } from '../session/session-context.ts';
import { activeProjectQuery, useMovePointer } from './api/active-project.ts';
import { projectsQuery } from './api/list-projects.ts';
import { useSaveProject } from './api/save-project.ts';
import type { EditorStore } from './editor-store.ts';
import { failureText, fieldErrorsOf } from './failure.ts';
import { forgetLastSaved, rememberLastSaved } from './last-saved-project.ts';
import { isDirty, type Editor } from './project-editor.ts';
import { isSlotName } from './project-form.ts';

const savedToastMs = 1600;
const refreshToastMs = 2000;

/** What the user can do with the form and the project in it. */
export function useProjectActions(store: EditorStore) {
  const user = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync: saveProject } = useSaveProject();
  const { mutateAsync: movePointer } = useMovePointer();
  const running = useRef<Promise<boolean> | null>(null);

  /** True when the form is on the server. One save at a time: a second waits, then saves what was typed since. */
  async function save(): Promise<boolean> {
    if (running.current) {
      const isSaved = await running.current;
      return isSaved && isDirty(store.get()) ? save() : isSaved;
    }
    running.current = saveOnce().finally(() => (running.current = null));
    return running.current;
  }

  async function saveOnce(): Promise<boolean> {
    const { form, record, generation } = store.get();
    store.dispatch({ type: 'submitted' });
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

  /** Loads the last active project over what the form holds now. */
  async function refresh(): Promise<void> {
    const before = store.get();
    try {
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      const { project } = await queryClient.fetchQuery({ ...activeProjectQuery, staleTime: 0 });
      if (!project || isSlotName(project.project_name)) {
        toast({
          title: 'No active project',
          description: 'No project to refresh.',
          durationMs: refreshToastMs,
        });
        return;
      }
      store.dispatch({ type: 'refreshed', project, before });
      toast({
        title: 'Refreshed',
        description: 'Loaded latest project from server.',
        durationMs: refreshToastMs,
      });
    } catch {
      toast({
        title: 'Refresh failed',
        description: 'Could not load latest project.',
        variant: 'destructive',
        durationMs: refreshToastMs,
      });
    }
  }

  /** Empties the form and points to no project; the project itself stays on the server. */
  function clear(): void {
    const earlier = store.get();
    store.dispatch({ type: 'cleared' });
    forgetLastSaved(user.id);
    pointTo(null);
    toast({ title: 'Fields cleared', action: { label: 'Undo', onClick: () => restore(earlier) } });
  }

  function restore(earlier: Editor): void {
    if (store.get().record) return;
    store.dispatch({ type: 'restored', editor: earlier });
    if (earlier.record) pointTo(earlier.record.id);
  }

  function open(project: Project): void {
    store.dispatch({ type: 'opened', project });
    pointTo(project.id);
  }

  function startNew(): void {
    store.dispatch({ type: 'started-new' });
  }

  function pointTo(id: number | null): void {
    movePointer(id).catch((error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      const title = id === null ? 'Cleared on this screen only' : 'Project not opened everywhere';
      toast({ title, description: failureText(error), variant: 'destructive' });
    });
  }

  return { save, refresh, clear, open, startNew };
}
