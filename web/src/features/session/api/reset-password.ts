import { useMutation, useQueryClient } from '@tanstack/react-query';
import { writeSession } from '../../../entities/session/session-query.ts';
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

/** Sets a new password with the token of a mailed link. */
export function useResetByLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      api('POST /api/auth/reset-password/link', { body }),
    // The reset has ended the session of this browser, too.
    onSuccess: () => writeSession(queryClient, null),
  });
}

/** Requests a reset link and code by mail. In development the answer may include it. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api('POST /api/auth/forgot-password', { body: { email } }),
  });
}
