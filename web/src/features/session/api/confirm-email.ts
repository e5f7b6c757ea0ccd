import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSession } from '../../../entities/session/session-query.ts';
import { api } from '../../../platform/api/client.ts';

/** Confirms an address with the token of a mailed link, then refetches the session. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /api/auth/confirm-email', { body: { token } }),
    onSuccess: () => invalidateSession(queryClient),
  });
}
