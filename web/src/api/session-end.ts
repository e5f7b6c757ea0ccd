import type { QueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '@printpartner/contracts/types';
import { sessionKey } from './session-key.ts';
import { writeSession } from './write-session.ts';

const departed = new Set<string>();
const leaving = new Map<string, () => void>();

/**
 * The user leaves on purpose, by signing out or by deleting the account: nothing is kept for a return. Resolves when
 * this browser has forgotten them, so that what is said then is not forgotten too.
 */
export async function endSession(queryClient: QueryClient): Promise<void> {
  const userId = queryClient.getQueryData<SessionAnswer>(sessionKey)?.user?.id;
  if (userId === undefined) return writeSession(queryClient, null);
  markDeparted(userId);
  const isForgotten = new Promise<void>((resolve) => leaving.set(userId, resolve));
  await writeSession(queryClient, null);
  return isForgotten;
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

export function markForgotten(userId: string): void {
  leaving.get(userId)?.();
  leaving.delete(userId);
}
