import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { POINTER_SUBJECT, projectSubject, write } from '../../platform/outbox/write.ts';
import type { ProjectChanges } from './project-form.ts';
import { projectName } from './project-name.ts';
import { activeProjectQuery, CALL_TIMEOUT_MS, removeListed, updateListed } from './project-queries.ts';

/** Changes the given fields. Unlike a save it never creates a project and never moves the active-project pointer. */
export function patchProject(id: number, changes: ProjectChanges): Promise<Project> {
  return api('PATCH /api/projects/:id', { params: { id }, body: changes, timeoutMs: CALL_TIMEOUT_MS });
}

/** Archives or restores a project. The server clears the active-project pointer when that project is archived. */
export function useSetArchived() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ project, archived }: { project: Project; archived: boolean }) => {
      const call = {
        route: 'PATCH /api/projects/:id',
        params: { id: project.uuid },
        body: { archived },
        title: `${archived ? 'archiving' : 'restoring'} “${projectName(project)}”`,
        subjects: [projectSubject(project.uuid), POINTER_SUBJECT],
      } as const;
      return write(call, () => ({ ...project, archived }));
    },
    onSuccess: (project) => {
      updateListed(queryClient, project);
      if (project.archived) clearActive(queryClient, project.id);
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}

/** Deletes a project with its reminders and kept preflight results. */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (project: Project) => {
      const call = {
        route: 'DELETE /api/projects/:id',
        params: { id: project.uuid },
        base: { base_revision: project.revision },
        title: `deleting “${projectName(project)}”`,
        subjects: [projectSubject(project.uuid), POINTER_SUBJECT],
      } as const;
      return write(call, () => ({ success: true }));
    },
    onSuccess: (_answer, { id }) => {
      removeListed(queryClient, id);
      clearActive(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}

/** The server clears the pointer itself, but it may not know of the change yet. */
function clearActive(queryClient: QueryClient, id: number): void {
  queryClient.setQueryData(activeProjectQuery.queryKey, (active) =>
    active?.last_project_id === id ? { last_project_id: null, project: null } : active,
  );
}
