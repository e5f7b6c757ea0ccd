import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignedIn } from '@printpartner/contracts/types';
import { api } from '../../../platform/api/client.ts';
import { PlainFailure } from '../../../platform/api/failure-text.ts';
import { writeSession } from '../../../entities/session/session-query.ts';

export interface NewAccount {
  email: string;
  password: string;
  /** Undefined when empty. */
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Creates an account and signs in. */
export function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewAccount) => {
      const { user }: Partial<SignedIn> = await api('POST /api/auth/signup', { body });
      if (!user) throw new PlainFailure('Account creation failed');
      return user;
    },
    onSuccess: (user) => writeSession(queryClient, user),
  });
}
