import type { QueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '@printpartner/contracts/types';
import { sessionKey } from './session-key.ts';

const departed = new Set<string>();

/** The user leaves on purpose, by signing out or by deleting the account: nothing is kept for a return. */
export function endSession(queryClient: QueryClient): void {
  const session = queryClient.getQueryData<SessionAnswer>(sessionKey);
  if (session?.user) markDeparted(session.user.id);
  queryClient.setQueryData<SessionAnswer>(sessionKey, { user: null });
}

export function markDeparted(userId: string): void {
  departed.add(userId);
}

/** Whether that user left on purpose; otherwise the session was lost, and its user may want to go on. */
export const hasDeparted = (userId: string): boolean => departed.has(userId);

/** Somebody who is here again has not departed. */
export function markReturned(userId: string): void {
  departed.delete(userId);
}
