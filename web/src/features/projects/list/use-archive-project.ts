import { useRef } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { toast } from '../../../ui/toast.tsx';
import { useUser } from '../../../entities/session/session-context.ts';
import { useDeleteProject } from '../api/delete-project.ts';
import { usePutAwayProject } from '../../../entities/project/change-project.ts';
import { nameOf } from './project-list-props.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { failureText } from '../save-failure.ts';
import { forgetLastSaved, readLastSaved } from '../editor/last-saved-project.ts';
import { isBlank } from '../../../entities/project/project-form.ts';

/** What is done with a project as a whole: away, back, or gone. The form starts blank when it was in it. */
export function usePutAway(store: EditorStore, onReopen: (project: Project) => void) {
  const user = useUser();
  const { mutateAsync: putAway } = usePutAwayProject();
  const { mutateAsync: deleteProject } = useDeleteProject();
  const offers = useRef(new Map<number, () => void>());

  async function archive(project: Project): Promise<void> {
    const wasOpen = leave(project.id);
    try {
      const archived = await putAway({ id: project.id, archived: true });
      const offer = toast({
        title: 'Project archived',
        description: 'Its reminders rest until it is restored.',
        action: { label: 'Undo', onClick: () => void restore(archived, wasOpen) },
      });
      offers.current.set(project.id, offer.dismiss);
    } catch (error) {
      if (wasOpen) reopen(project);
      toast({ title: 'Project not archived', description: failureText(error), variant: 'destructive' });
    }
  }

  /** Brings it back; into the form too, when it left that a moment ago. */
  async function restore(project: Project, wasOpen = false): Promise<void> {
    try {
      const active = await putAway({ id: project.id, archived: false });
      withdrawOffer(project.id);
      if (store.get().record?.id === active.id) store.dispatch({ type: 'arrived', project: active });
      if (wasOpen && reopen(active)) onReopen(active);
      if (!wasOpen) toast({ title: 'Project restored', description: 'Its reminders are on again.' });
    } catch (error) {
      toast({ title: 'Project not restored', description: failureText(error), variant: 'destructive' });
    }
  }

  /** Rejects, having said why, when the project is still there. */
  async function remove(project: Project): Promise<void> {
    try {
      await deleteProject(project.id);
    } catch (error) {
      toast({ title: 'Project not deleted', description: failureText(error), variant: 'destructive' });
      throw error;
    }
    withdrawOffer(project.id);
    leave(project.id);
    toast({
      title: 'Project deleted',
      description: `${nameOf(project)} and all that was kept with it are gone.`,
    });
  }

  /** An Undo of what has been undone, or cannot be any more, goes. */
  function withdrawOffer(id: number): void {
    offers.current.get(id)?.();
    offers.current.delete(id);
  }

  /** True when the form had it. */
  function leave(id: number): boolean {
    if (readLastSaved(user.id) === id) forgetLastSaved(user.id);
    if (store.get().record?.id !== id) return false;
    store.dispatch({ type: 'started-new' });
    return true;
  }

  /** False when the user has begun something else since. */
  function reopen(project: Project): boolean {
    const { record, form } = store.get();
    if (record || !isBlank(form)) return false;
    store.dispatch({ type: 'opened', project });
    return true;
  }

  return { archive, restore, remove };
}
