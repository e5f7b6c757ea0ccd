import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { sessionKey } from '../../../api/session-key.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in. The browser keeps no token: the session lives in its cookie. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => api('POST /api/auth/login', { body }),
    onSuccess: ({ user }) => queryClient.setQueryData(sessionKey, { user }),
  });
}
