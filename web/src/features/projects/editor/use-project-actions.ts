import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { toast } from '../../../ui/toast.tsx';
import { useUser } from '../../../entities/session/session-context.ts';
import { isSlotName } from '../../../entities/project/project-form.ts';
import { projectName } from '../../../entities/project/project-name.ts';
import { activeProjectQuery, projectsQuery } from '../../../entities/project/project-queries.ts';
import { offerUndo } from './clear-toast.ts';
import { saveFailureText } from '../save-failure.ts';
import { forgetLastSaved, rememberCleared } from './last-saved-project.ts';
import type { PointerWriter } from './pointer-writer.ts';
import type { Leaving, ProjectDesk } from './project-desk.ts';

const REFRESH_TOAST_MS = 2000;

/** What the user can do with the form that also concerns the server's active project. */
export function useProjectActions(desk: ProjectDesk, { pointTo }: PointerWriter) {
  const user = useUser();
  const queryClient = useQueryClient();

  /** Loads the active project over the current form. */
  async function refresh(leaving?: Leaving): Promise<void> {
    const before = desk.get();
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
      if (!desk.refresh(project, before, leaving)) {
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
  function clear(leaving?: Leaving): void {
    const { record } = desk.get();
    const bringBack = desk.clear(leaving);
    forgetLastSaved(user.id);
    rememberCleared(user.id);
    const withdraw = offerUndo(pointTo(null), (isClearedOnServer) => {
      unsubscribe();
      if (bringBack() && record && isClearedOnServer) pointAt(record);
    });
    const unsubscribe = desk.subscribe(() => {
      if (desk.session.editor.isUntouched()) return;
      unsubscribe();
      withdraw();
    });
  }

  function open(project: Project, leaving?: Leaving): void {
    desk.open(project, leaving);
    pointAt(project);
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

  return { refresh, clear, open, pointAt };
}
