import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { pathOf } from './client.ts';

/**
 * After a call was refused because the session has ended, asks who is signed in. It doesn't sign out by itself: the
 * call may have come from a previous user's screen.
 */
function refetchLostSession(error: Error): void {
  if (error instanceof ApiError && error.problem?.code === 'auth.no_session') {
    void queryClient.invalidateQueries({ queryKey: [pathOf('GET /api/auth/session')] });
  }
}

/** Answers never go stale, are not refetched on focus and not retried. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: refetchLostSession }),
  mutationCache: new MutationCache({ onError: refetchLostSession }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      // Offline, a call must fail at once with a message instead of being paused.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
