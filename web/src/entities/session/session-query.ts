import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { User } from '@printpartner/contracts/types';
import { api, pathOf } from '../../platform/api/client.ts';
import { localStore } from '../../platform/storage/browser-storage.ts';
import { OWED_LOGOUT } from './kept-user.ts';

/** Who is signed in. A sign-out that the server doesn't know of comes first. */
export const sessionQuery = queryOptions({
  queryKey: [pathOf('GET /api/auth/session')],
  queryFn: async ({ signal }) => {
    const userId = localStore.read(OWED_LOGOUT);
    if (userId) await (await import('./owed-sign-out.ts')).sendOwedLogout(userId);
    return api('GET /api/auth/session', { signal });
  },
});

/**
 * Sets who is signed in. Cancels a request in flight first: its older answer would overwrite this.
 *
 * @param isKnownDevice whether the browser keeps the mark of a sign-in, which deleting the account removes
 */
export async function writeSession(
  queryClient: QueryClient,
  user: User | null,
  isKnownDevice = true,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  if (user) localStore.remove(OWED_LOGOUT);
  queryClient.setQueryData(sessionQuery.queryKey, isKnownDevice ? { user, knownDevice: true } : { user });
}

export function invalidateSession(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
