import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../platform/api/client.ts';
import { clearServer, endSession } from './session-end.ts';
import { sessionKey } from '../../platform/api/session-key.ts';

export interface SignOut {
  /** On every device of the user, not on this one alone. */
  everywhere: boolean;
}

/** Ends the session. One that is gone already is signed out just as well; somebody else's is left alone. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: SignOut) => {
      await clearServer(queryClient);
      try {
        await api('POST /api/auth/logout', { body });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return;
        // This screen is an old one, and follows whoever is signed in now.
        if (error instanceof ApiError && error.problem?.code === 'auth.other_user') {
          void queryClient.invalidateQueries({ queryKey: sessionKey });
        }
        throw error;
      }
    },
    onSuccess: () => endSession(queryClient),
  });
}
