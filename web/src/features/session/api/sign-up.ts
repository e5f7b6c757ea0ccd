import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { sessionKey } from '../../../api/session-key.ts';

export interface NewAccount {
  email: string;
  password: string;
  /** Absent when empty. */
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Creates an account and signs in. */
export function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAccount) => api('POST /api/auth/signup', { body }),
    onSuccess: ({ user }) => queryClient.setQueryData(sessionKey, { user }),
  });
}
