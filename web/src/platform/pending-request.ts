import { useEffect, useEffectEvent } from 'react';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';

/**
 * Requests from one part of the screen to another that may not be mounted yet. A request waits in the query cache because
 * that is cleared when another user signs in; a second one replaces it.
 */
export function pendingRequest<Subject>(name: string) {
  const queryKey = [`pending ${name}`];

  /** Makes a request, now or for when its handler mounts. */
  function request(queryClient: QueryClient, subject: Subject): void {
    queryClient.setQueryData<Subject>(queryKey, subject);
  }

  /** Calls the handler once for each request, including one made before this component mounted. */
  function useRequests(onRequest: (subject: Subject) => void): void {
    const queryClient = useQueryClient();
    const handlePending = useEffectEvent(() => {
      const subject = queryClient.getQueryData<Subject>(queryKey);
      if (subject === undefined) return;
      queryClient.removeQueries({ queryKey });
      onRequest(subject);
    });
    useEffect(() => {
      const hash = hashKey(queryKey);
      handlePending();
      return queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryHash === hash) handlePending();
      });
    }, [queryClient]);
  }

  return { request, useRequests };
}
