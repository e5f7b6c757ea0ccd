import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Has a reset code mailed; in development the answer may carry it. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api('POST /api/auth/forgot-password', { body: { email } }),
  });
}
