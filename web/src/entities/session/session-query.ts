import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';

/** Who is signed in. */
export const sessionQuery = apiQuery('GET /api/auth/session');

/** Sets who is signed in. Cancels a request in flight first: its older answer would overwrite this. */
export async function writeSession(queryClient: QueryClient, user: User | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  queryClient.setQueryData(sessionQuery.queryKey, { user });
}

export function invalidateSession(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
