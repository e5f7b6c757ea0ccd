import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeptResult } from '@printpartner/contracts/types';
import { api } from '../../../platform/api/client.ts';
import { keptResultsQuery } from './kept-results.ts';

/** Takes a kept result off its project for good. */
export function useRemoveKeptResult() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: KeptResult) => api('DELETE /api/preflight/kept/:id', { params: { id } }),
    onSuccess: (_answer, { id, projectId }) =>
      queryClient.setQueryData(keptResultsQuery(projectId).queryKey, (listed) =>
        listed?.filter((other) => other.id !== id),
      ),
    // What was removed on another screen shows no longer.
    onError: (_error, { projectId }) =>
      queryClient.invalidateQueries({ queryKey: keptResultsQuery(projectId).queryKey }),
  });
}
