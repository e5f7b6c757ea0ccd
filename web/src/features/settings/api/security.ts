import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { api, ApiError } from '../../../platform/api/client.ts';

export const sessionsQuery = queryOptions({
  ...apiQuery('GET /api/auth/sessions'),
  refetchOnMount: 'always',
});
export const securityEventsQuery = queryOptions({
  ...apiQuery('GET /api/auth/security-events'),
  refetchOnMount: 'always',
});

/** Reads both lists again, after something that changes them. No dialog waits for that. */
export function refreshSecurity(queryClient: QueryClient): void {
  for (const { queryKey } of [sessionsQuery, securityEventsQuery])
    void queryClient.invalidateQueries({ queryKey });
}

/** Ends one session of the user, or without an id all others. One that has ended meanwhile counts as ended. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      id === undefined
        ? api('DELETE /api/auth/sessions')
        : api('DELETE /api/auth/sessions/:id', { params: { id } }).catch(ignoreEnded),
    onSettled: () => refreshSecurity(queryClient),
  });
}

function ignoreEnded(error: unknown): void {
  if (!(error instanceof ApiError && error.problem?.code === 'auth.session_not_found')) throw error;
}
