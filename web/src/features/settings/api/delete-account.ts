import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../platform/api/client.ts';
import { PlainFailure } from '../../../platform/api/failure-text.ts';
import {
  endSession,
  hasDeparted,
  markDeparted,
  markReturned,
} from '../../../entities/session/session-end.ts';
import { confirmPassword } from './confirm-password.ts';

const unknown = new PlainFailure(
  'The server did not answer, so we don’t know whether your account was deleted. Check your connection and try again.',
);

interface Deletion {
  userId: string;
  password: string;
}

/**
 * Checks the password, deletes the account and signs out. If the answer is lost, the session shows whether it was
 * deleted.
 */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, password }: Deletion) => {
      const isSecondTry = hasDeparted(userId);
      try {
        await confirmPassword(password);
      } catch (error) {
        // The first try deleted the account, and its session.
        if (isSecondTry && isWithoutSession(error)) return;
        throw error;
      }
      // If a later call finds that the session has ended, this deletion ended it.
      markDeparted(userId);
      try {
        await api('DELETE /api/auth/delete-account');
      } catch (error) {
        const outcome = await outcomeOf(error, userId, isSecondTry);
        if (outcome === 'kept') markReturned(userId);
        if (outcome !== 'deleted') throw outcome === 'kept' ? error : unknown;
      }
    },
    onSuccess: () => endSession(queryClient, false),
  });
}

const isWithoutSession = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'auth.no_session';

type Outcome = 'deleted' | 'kept' | 'unknown';

async function outcomeOf(error: unknown, userId: string, isSecondTry: boolean): Promise<Outcome> {
  if (error instanceof ApiError && error.status < 500) {
    return isSecondTry && isWithoutSession(error) ? 'deleted' : 'kept';
  }
  try {
    const { user } = await api('GET /api/auth/session');
    if (!user) return 'deleted';
    return user.id === userId ? 'kept' : 'unknown';
  } catch {
    return 'unknown';
  }
}
