import { identityHeaders, pathOf } from '../../../platform/api/client.ts';
import {
  addPendingCleanup as noteLeft,
  removePendingCleanup as dropLeft,
} from '../../../platform/storage/pending-cleanups.ts';

const cleanupPath = (sessionId: string) => pathOf('DELETE /api/preflight/cleanup/:sessionId', { sessionId });

/** The server has something of this session from now on, which signing out in any tab has to remove. */
export const noteSession = (userId: string, sessionId: string): void =>
  noteLeft(userId, cleanupPath(sessionId));

/** Has file and result removed. Nobody waits for it, it outlives the page, and what fails is cleared away by time. */
export function forgetSession(userId: string, sessionId: string): void {
  const path = cleanupPath(sessionId);
  dropLeft(userId, path);
  const headers = identityHeaders();
  fetch(path, { method: 'DELETE', credentials: 'include', keepalive: true, headers }).catch(
    (error: unknown) =>
      // oxlint-disable-next-line no-console -- nobody waits for it; who looks for a file left behind finds it here
      console.warn('Preflight cleanup failed', error),
  );
}
