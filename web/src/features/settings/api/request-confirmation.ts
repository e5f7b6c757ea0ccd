import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSession } from '../../../entities/session/session-query.ts';
import { api } from '../../../platform/api/client.ts';

/** Mails another link that confirms the address. */
export function useRequestConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/auth/request-confirmation'),
    // The address may have been confirmed on another device.
    onSuccess: () => invalidateSession(queryClient),
  });
}
