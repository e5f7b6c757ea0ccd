import type { QueryClient } from '@tanstack/react-query';
import { expectedUser } from '../../platform/api/expected-user.ts';
import { identityHeaders } from '../../platform/api/client.ts';
import { pendingCleanups } from '../../platform/storage/pending-cleanups.ts';
import { sessionQuery, writeSession } from './session-query.ts';

/** Signing out waits no longer than this for the cleanup on the server. */
const CLEANUP_TIMEOUT_MS = 5000;

const departed = new Set<string>();
const leaving = new Map<string, () => void>();

/**
 * Ends the session because the user signed out or deleted the account, so no drafts are kept. Resolves once this
 * browser has cleared the user's data; a toast shown before that would be cleared with it.
 *
 * @param isKnownDevice false after an account was deleted
 */
export async function endSession(queryClient: QueryClient, isKnownDevice = true): Promise<void> {
  const userId = signedInUserId(queryClient);
  if (userId === undefined) return writeSession(queryClient, null, isKnownDevice);
  markDeparted(userId);
  const isForgotten = new Promise<void>((resolve) => leaving.set(userId, resolve));
  await writeSession(queryClient, null, isKnownDevice);
  return isForgotten;
}

/** Deletes what this browser's tabs have left on the server. Must run before sign-out: later calls would be refused. */
export async function cleanUpServer(queryClient: QueryClient): Promise<void> {
  const userId = signedInUserId(queryClient);
  const paths = userId === undefined ? [] : pendingCleanups(userId);
  // Failures are ignored: the server removes old files itself, and sign-out must not depend on this.
  const signal = AbortSignal.timeout(CLEANUP_TIMEOUT_MS);
  await Promise.allSettled(
    paths.map((path) =>
      fetch(path, { method: 'DELETE', credentials: 'include', headers: identityHeaders(), signal }),
    ),
  );
}

export function markDeparted(userId: string): void {
  departed.add(userId);
}

/** True when that user left on purpose. Otherwise the session was lost and drafts are kept. */
export const hasDeparted = (userId: string): boolean => departed.has(userId);

/** The user is signed in again. */
export function markReturned(userId: string): void {
  departed.delete(userId);
}

/** The user's data has been cleared from this browser; resolves `endSession`. */
export function markForgotten(userId: string): void {
  leaving.get(userId)?.();
  leaving.delete(userId);
}

/** The user whose screen this is: without an answer, the one who was signed in here last. */
export function signedInUserId(queryClient: QueryClient): string | undefined {
  const answer = queryClient.getQueryData(sessionQuery.queryKey);
  return answer ? answer.user?.id : expectedUser();
}
