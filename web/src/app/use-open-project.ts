import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, pathOf } from '../api/client.ts';
import type { TabId } from '../features/home/tabs.ts';

/** Points the user at a project, then opens Project Tracking, which follows the pointer. Rejects when it cannot. */
export function useOpenProject(open: (id: TabId) => void): (projectId: number) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (projectId: number) =>
      api('PUT /api/projects/active', { body: { last_project_id: projectId } }),
    onSuccess: (active) => queryClient.setQueryData([pathOf('GET /api/projects/active')], active),
  });
  return async (projectId) => {
    await mutateAsync(projectId);
    open('projects');
  };
}
