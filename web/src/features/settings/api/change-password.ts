import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Sets a new password; every other session of the user ends. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: PasswordChange) => api('POST /api/auth/change-password', { body }),
  });
}
