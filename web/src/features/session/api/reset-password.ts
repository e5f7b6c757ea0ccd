import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

export interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
}

/** Sets a new password with a mailed code. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: PasswordReset) => api('POST /api/auth/reset-password', { body }),
  });
}

/** Requests a reset code by mail. In development the answer may include it. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api('POST /api/auth/forgot-password', { body: { email } }),
  });
}
