import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { keptResultsQuery } from './kept-results.ts';

/** Keeps a result with a project; where it is kept already, that is as good. */
export function useKeepResult() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (order: { sessionId: string; projectId: string }) =>
      api('POST /api/preflight/kept', { body: order }),
    onSuccess: (kept) =>
      queryClient.setQueryData(keptResultsQuery(kept.projectId).queryKey, (listed) =>
        listed?.some(({ id }) => id === kept.id) ? listed : listed && [kept, ...listed],
      ),
  });
}
