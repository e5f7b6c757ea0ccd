import type { QueryClient } from '@tanstack/react-query';
import type { SessionAnswer, User } from '@printpartner/contracts/types';
import { sessionKey } from '../../platform/api/session-key.ts';

/** Writes who is signed in now. An answer still under way was asked for before that, and must not overwrite it. */
export async function writeSession(queryClient: QueryClient, user: User | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionKey });
  queryClient.setQueryData<SessionAnswer>(sessionKey, { user });
}
