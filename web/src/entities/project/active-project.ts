import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActiveProject } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { activeProjectQuery, CALL_TIMEOUT_MS } from './project-queries.ts';

/** Sets which project is active on every device; null for none. */
export function useSetActiveProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number | null): Promise<ActiveProject> => {
      if (id === null) {
        await api('DELETE /api/projects/active', { timeoutMs: CALL_TIMEOUT_MS });
        return { last_project_id: null, project: null };
      }
      const body = { last_project_id: id };
      return api('PUT /api/projects/active', { body, timeoutMs: CALL_TIMEOUT_MS });
    },
    onSuccess: (active) => {
      queryClient.setQueryData(activeProjectQuery.queryKey, active);
      // Also cancels a fetch in progress, whose older answer would overwrite this one.
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}
