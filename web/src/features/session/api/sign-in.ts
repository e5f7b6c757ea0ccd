import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignedIn } from '@printpartner/contracts/types';
import { api } from '../../../platform/api/client.ts';
import { PlainFailure } from '../../../platform/api/failure-text.ts';
import { writeSession } from '../../../entities/session/session-query.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in. The session is stored in a cookie only. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Credentials) => {
      // A proxy may have answered instead of the server.
      const { user, passwordAdvice }: Partial<SignedIn> = await api('POST /api/auth/login', { body });
      if (!user) throw new PlainFailure('Login failed');
      return { user, isGuessable: passwordAdvice === 'guessable' };
    },
    onSuccess: ({ user }) => writeSession(queryClient, user),
  });
}
