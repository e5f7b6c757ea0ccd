import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endSession } from '../../../api/session-end.ts';

/** Deletes the account and signs out. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/auth/delete-account'),
    onSuccess: () => endSession(queryClient),
  });
}
