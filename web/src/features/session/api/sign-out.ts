import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../api/client.ts';
import { endSession } from '../../../api/session-end.ts';

export interface SignOut {
  /** On every device of the user, not on this one alone. */
  everywhere: boolean;
}

/** Ends the session. One that is gone already is signed out just as well. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: SignOut) => {
      try {
        await api('POST /api/auth/logout', { body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
      }
    },
    onSuccess: () => endSession(queryClient),
  });
}
