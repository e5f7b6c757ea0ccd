import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { sessionKey } from './session-key.ts';

/**
 * A session that ended elsewhere ends here too: whoever was signed in is sent to sign in. The server is asked, since
 * the call that failed may have been the last one of somebody who has left before.
 */
function noticeLostSession(error: Error): void {
  if (error instanceof ApiError && error.problem?.code === 'auth.no_session') {
    void queryClient.invalidateQueries({ queryKey: sessionKey });
  }
}

/** Results never go stale by themselves; nothing is fetched again on focus or tried twice. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLostSession }),
  mutationCache: new MutationCache({ onError: noticeLostSession }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      // Offline, a call fails at once and says so, instead of waiting unseen.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
