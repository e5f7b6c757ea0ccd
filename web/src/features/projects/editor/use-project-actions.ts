import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { toast } from '../../../ui/toast.tsx';
import { useUser } from '../../../entities/session/session-context.ts';
import { activeProjectQuery } from '../../../entities/project/active-project.ts';
import { projectsQuery } from '../../../entities/project/project-queries.ts';
import { nameOf } from '../list/project-list-props.ts';
import { offerUndo } from './clear-toast.ts';
import type { EditorStore } from './editor-store.ts';
import { failureText } from '../save-failure.ts';
import { forgetLastSaved, rememberCleared } from './last-saved-project.ts';
import type { PointerWriter } from './pointer-writer.ts';
import { isUntouched, type Editor } from './project-editor.ts';
import { isSlotName } from '../../../entities/project/project-form.ts';

const refreshToastMs = 2000;

/** What the user can do with the form, apart from saving it. */
export function useProjectActions(store: EditorStore, { pointTo }: PointerWriter) {
  const user = useUser();
  const queryClient = useQueryClient();

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
      if (store.get().record?.id !== project.id) {
        toast({
          title: 'Not refreshed',
          description: `${nameOf(project)} is the latest now. What you typed meanwhile stays in the form.`,
        });
        return;
      }
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
    rememberCleared(user.id);
    const withdraw = offerUndo(pointTo(null), (isPointedAway) => {
      unsubscribe();
      restore(earlier, isPointedAway);
    });
    const unsubscribe = store.subscribe(() => {
      if (isUntouched(store.get())) return;
      unsubscribe();
      withdraw();
    });
  }

  function restore(earlier: Editor, isPointedAway: boolean): void {
    if (!isUntouched(store.get())) return;
    store.dispatch({ type: 'restored', editor: earlier });
    if (earlier.record && isPointedAway) pointAt(earlier.record);
  }

  function open(project: Project): void {
    store.dispatch({ type: 'opened', project });
    pointAt(project);
  }

  /** Shows the project under the pointer, which something else on the page has moved. */
  function follow(project: Project): void {
    store.dispatch({ type: 'opened', project });
  }

  function startNew(): void {
    store.dispatch({ type: 'started-new' });
  }

  function pointAt({ id }: Project): void {
    pointTo(id).catch((error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      toast({
        title: 'Project not opened everywhere',
        description: failureText(error),
        variant: 'destructive',
      });
    });
  }

  return { refresh, clear, open, follow, pointAt, startNew };
}
