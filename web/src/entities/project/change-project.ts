import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { activeProjectQuery } from './active-project.ts';
import { listProject } from './project-queries.ts';
import { longestCallMs } from '../../features/projects/api/longest-call.ts';

/** Archives a project, or brings it back. The server takes the pointer off what is put away. */
export function usePutAwayProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, archived }: { id: number; archived: boolean }) =>
      api('PATCH /api/projects/:id', { params: { id }, body: { archived }, timeoutMs: longestCallMs }),
    onSuccess: (project) => {
      listProject(queryClient, project);
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}
