import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../platform/api/client.ts';
import { oweLogout } from './owed-sign-out.ts';
import { cleanUpServer, endSession, signedInUserId } from './session-end.ts';
import { invalidateSession } from './session-query.ts';

interface SignOut {
  /** Ends the user's sessions on every device, not just this one. */
  everywhere: boolean;
}

const LOGOUT_TIMEOUT_MS = 10_000;

/**
 * Ends the session. Succeeds if it has already ended; leaves another user's session alone. Without the server, the user's
 * data is removed from this device at once, and the session ends at the next contact; other devices' sessions can't be
 * ended so. Answers whether the server knows.
 */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: SignOut): Promise<{ isKnown: boolean }> => {
      await cleanUpServer(queryClient);
      try {
        await api('POST /api/auth/logout', { body, timeoutMs: LOGOUT_TIMEOUT_MS });
        return { isKnown: true };
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return { isKnown: true };
        const userId = signedInUserId(queryClient);
        const isUnanswered = !(error instanceof ApiError);
        if (isUnanswered && !body.everywhere && userId && oweLogout(userId)) return { isKnown: false };
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
