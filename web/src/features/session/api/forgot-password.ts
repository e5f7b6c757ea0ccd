import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Requests a reset code by mail. In development the answer may include it. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api('POST /api/auth/forgot-password', { body: { email } }),
  });
}
