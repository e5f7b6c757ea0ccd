import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../api/client.ts';
import { sessionKey } from '../../../api/session-key.ts';

/** Ends the session here. One that is gone already is signed out just as well. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await api('POST /api/auth/logout', { body: { everywhere: false } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
      }
    },
    onSuccess: () => queryClient.setQueryData(sessionKey, { user: null }),
  });
}
