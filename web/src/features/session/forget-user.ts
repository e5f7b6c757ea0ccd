import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../../api/session-key.ts';
import { userStoragePrefix } from '../../storage/user-storage.ts';

/** On a shared computer nothing of a user may outlive the session: cached answers, drafts, pointers. */
export async function forgetUser(queryClient: QueryClient, userId: string): Promise<void> {
  const belongsToUser = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0],
  };
  // Cancelled first, but removed at once: the next user's queries must not be among them.
  const cancelled = queryClient.cancelQueries(belongsToUser);
  queryClient.removeQueries(belongsToUser);
  queryClient.getMutationCache().clear();
  sessionStorage.clear();
  localStorage.removeItem('auth_token');
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(userStoragePrefix(userId))) localStorage.removeItem(key);
  }
  await cancelled;
}
