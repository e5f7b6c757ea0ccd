import { useRef } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast.tsx';
import { allKeptResultsQuery } from '../../../entities/preflight-result/kept-results.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { useDeleteProject, useSetArchived } from '../../../entities/project/change-project.ts';
import { projectName } from '../../../entities/project/project-form.ts';
import type { Leaving, ProjectDesk } from '../editor/project-desk.ts';
import { saveFailureText } from '../save-failure.ts';
import { forgetLastSaved, readLastSaved } from '../editor/active-pointer.ts';

/** Archives, restores and deletes projects. A project that leaves the list also leaves the form. */
export function useArchiveProject(desk: ProjectDesk, onReopen: (project: Project) => void) {
  const user = useUser();
  const { mutateAsync: setArchived } = useSetArchived();
  const { mutateAsync: deleteProject } = useDeleteProject();
  const queryClient = useQueryClient();
  const offers = useRef(new Map<number, () => void>());

  async function archive(project: Project): Promise<void> {
    const wasOpen = closeInForm(project.id, {});
    try {
      const archived = await setArchived({ project, archived: true });
      const offer = toast({
        title: 'Project archived',
        description: 'Reminders are paused until you restore it.',
        action: { label: 'Undo', onClick: () => void restore(archived, wasOpen) },
      });
      offers.current.set(project.id, offer.dismiss);
    } catch (error) {
      if (wasOpen) reopen(project);
      toast({ title: 'Project not archived', description: saveFailureText(error), variant: 'destructive' });
    }
  }

  /** Restores a project, and reopens it in the form if archiving closed it there. */
  async function restore(project: Project, wasOpen = false): Promise<void> {
    try {
      const active = await setArchived({ project, archived: false });
      withdrawOffer(project.id);
      desk.session.follow(active);
      if (wasOpen && reopen(active)) onReopen(active);
      if (!wasOpen) toast({ title: 'Project restored', description: 'Its reminders are on again.' });
    } catch (error) {
      toast({ title: 'Project not restored', description: saveFailureText(error), variant: 'destructive' });
    }
  }

  /** Rejects after showing why when the project was not deleted. */
  async function remove(project: Project): Promise<void> {
    try {
      await deleteProject(project);
    } catch (error) {
      toast({ title: 'Project not deleted', description: saveFailureText(error), variant: 'destructive' });
      throw error;
    }
    void queryClient.invalidateQueries({ queryKey: allKeptResultsQuery.queryKey });
    withdrawOffer(project.id);
    closeInForm(project.id, { isDropped: true });
    toast({
      title: 'Project deleted',
      description: `${projectName(project)} and everything kept with it were deleted.`,
    });
  }

  /** Removes the Undo toast once Undo no longer applies. */
  function withdrawOffer(id: number): void {
    offers.current.get(id)?.();
    offers.current.delete(id);
  }

  /** True when the form showed the project. */
  function closeInForm(id: number, leaving: Leaving): boolean {
    if (readLastSaved(user.id) === id) forgetLastSaved(user.id);
    if (desk.get().record?.id !== id) return false;
    desk.startNew(leaving);
    return true;
  }

  /** False when the user has started something else since. */
  function reopen(project: Project): boolean {
    if (!desk.session.editor.isUntouched()) return false;
    desk.open(project);
    return true;
  }

  return { archive, restore, remove };
}
