import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, pathOf } from '../../platform/api/client.ts';
import type { TabId } from '../../features/home/tabs.ts';
import { longestCallMs } from '../../features/projects/api/longest-call.ts';
import { wantProject } from '../../features/projects/wanted-project.ts';

/** Points the user at a project, then opens Project Tracking, which follows the pointer. Rejects when it cannot. */
export function useOpenProject(open: (id: TabId) => void): (projectId: number) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (projectId: number) =>
      api('PUT /api/projects/active', { body: { last_project_id: projectId }, timeoutMs: longestCallMs }),
    onSuccess: (active) => {
      if (active.project) wantProject(queryClient, active.project);
      // Project Tracking, if it is there already, takes the project on hearing of this.
      queryClient.setQueryData([pathOf('GET /api/projects/active')], active);
    },
  });
  return async (projectId) => {
    await mutateAsync(projectId);
    open('projects');
  };
}
