import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSession } from '../../../entities/session/session-query.ts';
import { api } from '../../../platform/api/client.ts';

/** Has the link that confirms the address mailed once more. */
export function useRequestConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/auth/request-confirmation'),
    // It may have been confirmed on another device meanwhile.
    onSuccess: () => invalidateSession(queryClient),
  });
}
