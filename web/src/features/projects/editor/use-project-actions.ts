import type { RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { toast } from '../../../ui/toast.tsx';
import { useUser } from '../../../entities/session/session-context.ts';
import { projectName } from '../../../entities/project/project-name.ts';
import { activeProjectQuery, projectsQuery } from '../../../entities/project/project-queries.ts';
import { tabId } from '../../../platform/storage/tab-draft.ts';
import type { UnsentProject } from '../../../entities/project/unsent-projects.ts';
import { takeOverGone, takeOverProject } from './kept-editor.ts';
import { offerUndo } from './clear-toast.ts';
import type { EditorStore } from './editor-store.ts';
import { saveFailureText } from '../save-failure.ts';
import { forgetLastSaved, rememberCleared } from './last-saved-project.ts';
import type { PointerWriter } from './pointer-writer.ts';
import type { Editor } from './editor-state.ts';
import { isUntouched } from './project-editor.ts';
import { finished } from './use-kept-editor.ts';
import { isSlotName } from '../../../entities/project/project-form.ts';

const REFRESH_TOAST_MS = 2000;

interface ProjectActions {
  pointer: PointerWriter;
  /** The form element, whose inputs tell which dates are half typed. */
  form: RefObject<HTMLElement | null>;
}

/** Everything the user can do with the form except saving. */
export function useProjectActions(store: EditorStore, { pointer: { pointTo }, form }: ProjectActions) {
  const user = useUser();
  const queryClient = useQueryClient();

  /** Loads the active project over the current form. */
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
          durationMs: REFRESH_TOAST_MS,
        });
        return;
      }
      store.dispatch({ type: 'refreshed', project, before });
      if (store.get().record?.id !== project.id) {
        toast({
          title: 'Not refreshed',
          description: `${projectName(project)} is the latest project now. Your text stays in the form.`,
        });
        return;
      }
      toast({
        title: 'Refreshed',
        description: 'Loaded latest project from server.',
        durationMs: REFRESH_TOAST_MS,
      });
    } catch {
      toast({
        title: 'Refresh failed',
        description: 'Could not load latest project.',
        variant: 'destructive',
        durationMs: REFRESH_TOAST_MS,
      });
    }
  }

  /** Clears the form and the active-project pointer. The project itself stays on the server. */
  function clear(): void {
    const earlier = finished(store.get(), form.current);
    store.dispatch({ type: 'cleared' });
    forgetLastSaved(user.id);
    rememberCleared(user.id);
    const withdraw = offerUndo(pointTo(null), (isClearedOnServer) => {
      unsubscribe();
      restore(earlier, isClearedOnServer);
    });
    const unsubscribe = store.subscribe(() => {
      if (isUntouched(store.get())) return;
      unsubscribe();
      withdraw();
    });
  }

  function restore(earlier: Editor, isClearedOnServer: boolean): void {
    if (!isUntouched(store.get())) return;
    store.dispatch({ type: 'restored', editor: earlier });
    if (earlier.record && isClearedOnServer) pointAt(earlier.record);
  }

  function open(project: Project): void {
    store.dispatch({ type: 'opened', project });
    pointAt(project);
  }

  /** Shows a project that another part of the page has already made active. */
  function follow(project: Project): void {
    store.dispatch({ type: 'opened', project });
  }

  function startNew(): void {
    store.dispatch({ type: 'started-new' });
  }

  /** Opens a new project that only this device has, or the text of one that was deleted elsewhere. */
  function openUnsent({ uuid, isDeleted }: UnsentProject): void {
    const takeOver = isDeleted ? takeOverGone : takeOverProject;
    const kept = takeOver(user.id, tabId(user.id), uuid);
    if (!kept) return;
    store.dispatch({ type: 'started-new' });
    store.dispatch({ type: 'reopened', kept });
  }

  function pointAt({ id }: Project): void {
    pointTo(id).catch((error: unknown) => {
      // The next save tells the other devices.
      if (!navigator.onLine) return;
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      toast({
        title: 'Project not opened everywhere',
        description: saveFailureText(error),
        variant: 'destructive',
      });
    });
  }

  return { refresh, clear, open, follow, openUnsent, pointAt, startNew };
}
