import type { QueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '@printpartner/contracts/types';
import { leftOnServer } from '../../platform/storage/pending-cleanups.ts';
import { identityHeaders } from '../../platform/api/client.ts';
import { sessionKey } from '../../platform/api/session-key.ts';
import { writeSession } from './write-session.ts';

/** A server that is slow to clear up keeps nobody signed in for longer. */
const longestClearingMs = 5000;

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

/** Removes what this browser's tabs have left on the server, while the server still knows whose it is. */
export async function clearServer(queryClient: QueryClient): Promise<void> {
  const userId = queryClient.getQueryData<SessionAnswer>(sessionKey)?.user?.id;
  const paths = userId === undefined ? [] : leftOnServer(userId);
  // What fails is cleared away by time; nobody is kept from leaving by it.
  const signal = AbortSignal.timeout(longestClearingMs);
  await Promise.allSettled(
    paths.map((path) =>
      fetch(path, { method: 'DELETE', credentials: 'include', headers: identityHeaders(), signal }),
    ),
  );
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
