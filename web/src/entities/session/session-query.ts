import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';

/** Who is signed in. */
export const sessionQuery = apiQuery('GET /api/auth/session');

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
  queryClient.setQueryData(sessionQuery.queryKey, isKnownDevice ? { user, knownDevice: true } : { user });
}

export function invalidateSession(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
