import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { api } from '../../platform/api/client.ts';
import { longestCallMs } from '../../features/projects/api/longest-call.ts';

/** The project saved or opened last, by the server's pointer. */
export const activeProjectQuery = apiQuery('GET /api/projects/active', undefined, longestCallMs);

/** Moves the pointer, to none with null; then reads it back. */
export function useMovePointer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number | null) => {
      if (id === null) await api('DELETE /api/projects/active', { timeoutMs: longestCallMs });
      else await api('PUT /api/projects/active', { body: { last_project_id: id }, timeoutMs: longestCallMs });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey }),
  });
}
