import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { activeProjectQuery } from '../../../entities/project/active-project.ts';
import { unlistProject } from '../../../entities/project/project-queries.ts';
import { longestCallMs } from './longest-call.ts';

/** Deletes a project with its reminders and the preflight results kept with it. */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/projects/:id', { params: { id }, timeoutMs: longestCallMs }),
    onSuccess: (_answer, id) => {
      unlistProject(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}
