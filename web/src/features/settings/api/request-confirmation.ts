import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { sessionKey } from '../../../platform/api/session-key.ts';

/** Has the link that confirms the address mailed once more. */
export function useRequestConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/auth/request-confirmation'),
    // It may have been confirmed on another device meanwhile.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionKey }),
  });
}
