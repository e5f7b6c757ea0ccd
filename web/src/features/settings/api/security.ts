import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { api } from '../../../platform/api/client.ts';

export const sessionsQuery = queryOptions({
  ...apiQuery('GET /api/auth/sessions'),
  refetchOnMount: 'always',
});
export const securityEventsQuery = queryOptions({
  ...apiQuery('GET /api/auth/security-events'),
  refetchOnMount: 'always',
});

/** Reads both lists again, after something that changes them. */
export async function refreshSecurity(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [sessionsQuery, securityEventsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Ends one session of the user, or without an id all others. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      id === undefined
        ? api('DELETE /api/auth/sessions')
        : api('DELETE /api/auth/sessions/:id', { params: { id } }),
    onSettled: () => refreshSecurity(queryClient),
  });
}
