import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { activeProjectQuery, CALL_TIMEOUT_MS } from './project-queries.ts';

/** Sets which project is active on every device; null for none. Returns that project. */
export function useSetActiveProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number | null) => {
      if (id === null) {
        await api('DELETE /api/projects/active', { timeoutMs: CALL_TIMEOUT_MS });
        return null;
      }
      const body = { last_project_id: id };
      const { project } = await api('PUT /api/projects/active', { body, timeoutMs: CALL_TIMEOUT_MS });
      return project;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey }),
  });
}
