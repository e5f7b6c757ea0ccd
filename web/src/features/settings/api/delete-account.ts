import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../platform/api/client.ts';
import { PlainFailure } from '../../../platform/api/failure-text.ts';
import {
  endSession,
  hasDeparted,
  markDeparted,
  markReturned,
} from '../../../entities/session/session-end.ts';

const unknown = new PlainFailure(
  'The server did not answer, so it is not known whether your account is deleted. Check your connection and try again.',
);

/** Deletes the account and signs out. When the answer is lost, the session tells what has become of it. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (userId: string) => {
      const isSecondTry = hasDeparted(userId);
      // Should only a later call find the session gone, it has gone by this.
      markDeparted(userId);
      try {
        await api('DELETE /api/auth/delete-account');
      } catch (error) {
        const outcome = await outcomeOf(error, userId, isSecondTry);
        if (outcome === 'kept') markReturned(userId);
        if (outcome !== 'deleted') throw outcome === 'kept' ? error : unknown;
      }
    },
    onSuccess: () => endSession(queryClient),
  });
}

type Outcome = 'deleted' | 'kept' | 'unknown';

async function outcomeOf(error: unknown, userId: string, isSecondTry: boolean): Promise<Outcome> {
  if (error instanceof ApiError && error.status < 500) {
    return isSecondTry && error.problem?.code === 'auth.no_session' ? 'deleted' : 'kept';
  }
  try {
    const { user } = await api('GET /api/auth/session');
    if (!user) return 'deleted';
    return user.id === userId ? 'kept' : 'unknown';
  } catch {
    return 'unknown';
  }
}
