import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import type { ProjectChanges } from './project-form.ts';
import { activeProjectQuery, CALL_TIMEOUT_MS, removeListed, updateListed } from './project-queries.ts';

/** Changes the given fields. Unlike a save it never creates a project and never moves the active-project pointer. */
export function patchProject(id: number, changes: ProjectChanges, idempotencyKey?: string): Promise<Project> {
  const call = { params: { id }, body: changes, timeoutMs: CALL_TIMEOUT_MS, idempotencyKey };
  return api('PATCH /api/projects/:id', call);
}

/** Archives or restores a project. The server clears the active-project pointer when that project is archived. */
export function useSetArchived() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, archived }: { id: number; archived: boolean }) => patchProject(id, { archived }),
    onSuccess: (project) => {
      updateListed(queryClient, project);
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}

/** Deletes a project with its reminders and kept preflight results. */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api('DELETE /api/projects/:id', { params: { id }, timeoutMs: CALL_TIMEOUT_MS }),
    onSuccess: (_answer, id) => {
      removeListed(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}
