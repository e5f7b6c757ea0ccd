import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { toast, type ToastOptions } from '../../../ui/toast.tsx';
import { useUser } from '../../../entities/session/session-context.ts';
import { isSlotName, projectName } from '../../../entities/project/project-form.ts';
import { activeProjectQuery, projectsQuery } from '../../../entities/project/project-queries.ts';
import { saveFailureText } from '../save-failure.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { forgetLastSaved, rememberCleared } from './active-pointer.ts';
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

/** Long enough to read the reason and still press Undo. */
const FAILURE_TOAST_MS = 8000;

/**
 * Shows that the fields were cleared, with Undo. If the server call fails, the same toast says so, and Undo stays in
 * its place.
 *
 * @param clearing the server call
 * @param onUndo is told whether the server call succeeded
 * @returns withdraws Undo, for when the user has started something else
 */
export function offerUndo(clearing: Promise<void>, onUndo: (isClearedOnServer: boolean) => void): () => void {
  let failure: ToastOptions | null = null;
  const action = { label: 'Undo', onClick: () => onUndo(failure === null) };
  const cleared = toast({ title: 'Fields cleared', action });
  clearing.catch((error: unknown) => {
    failure = {
      title: 'Cleared on this screen only',
      description: saveFailureText(error),
      variant: 'destructive',
      durationMs: FAILURE_TOAST_MS,
    };
    if (isOpen(cleared.id)) cleared.update(failure);
    else toast(failure);
  });
  return () => {
    if (!isOpen(cleared.id)) return;
    cleared.dismiss();
    if (failure) toast(failure);
  };
}

const isOpen = (toastId: number): boolean =>
  currentToasts().some((shown) => shown.id === toastId && shown.isOpen);
