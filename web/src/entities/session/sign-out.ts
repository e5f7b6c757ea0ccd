import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../platform/api/client.ts';
import { cleanUpServer, endSession } from './session-end.ts';
import { invalidateSession } from './session-query.ts';

interface SignOut {
  /** Ends the user's sessions on every device, not just this one. */
  everywhere: boolean;
}

/** Ends the session. Succeeds if it has already ended; leaves another user's session alone. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: SignOut) => {
      await cleanUpServer(queryClient);
      try {
        await api('POST /api/auth/logout', { body });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return;
        // Another user signed in on this browser in the meantime, so this screen is outdated.
        if (error instanceof ApiError && error.problem?.code === 'auth.other_user') {
          invalidateSession(queryClient);
        }
        throw error;
      }
    },
    onSuccess: () => endSession(queryClient),
  });
}
