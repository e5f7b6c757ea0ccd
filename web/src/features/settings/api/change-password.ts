import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropPasswordAdvice } from '../../../entities/session/password-advice.ts';
import { api } from '../../../platform/api/client.ts';
import { refreshSecurity } from './security.ts';

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Sets a new password and ends all the user's other sessions. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => api('POST /api/auth/change-password', { body }),
    onSuccess: dropPasswordAdvice,
    onSettled: () => refreshSecurity(queryClient),
  });
}
