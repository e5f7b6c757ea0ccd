import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { POINTER_SUBJECT, projectSubject, write } from '../../platform/outbox/write.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { type ProjectChanges, projectName } from './project-form.ts';
import {
  activeProjectQuery,
  CALL_TIMEOUT_MS,
  invalidateProjects,
  removeListed,
  updateListed,
} from './project-queries.ts';

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

export interface StatusChange {
  projectId: number;
  before: string;
  after: string;
}

/** Brings a project's status back; false when somebody has changed it since. */
export async function restoreStatus(
  queryClient: QueryClient,
  { projectId, before, after }: StatusChange,
): Promise<boolean> {
  const call = { params: { id: projectId }, timeoutMs: CALL_TIMEOUT_MS };
  const { status, revision } = await api('GET /api/projects/:id', call);
  if (status !== after) return false;
  try {
    await patchProject(projectId, { status: before, base_revision: revision });
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'projects.changed_elsewhere') return false;
    throw error;
  }
  invalidateProjects(queryClient);
  return true;
}
