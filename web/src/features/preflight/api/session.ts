import { identityHeaders, pathOf } from '../../../platform/api/client.ts';
import { addPendingCleanup, removePendingCleanup } from '../../../platform/storage/pending-cleanups.ts';

const cleanupPath = (sessionId: string) => pathOf('DELETE /api/preflight/cleanup/:sessionId', { sessionId });

/** Records that the server holds data of this session, so that signing out in any tab removes it. */
export const noteSession = (userId: string, sessionId: string): void =>
  addPendingCleanup(userId, cleanupPath(sessionId));

/** Asks the server to delete the file and its result. The request outlives the page; failures are only logged. */
export function forgetSession(userId: string, sessionId: string): void {
  const path = cleanupPath(sessionId);
  removePendingCleanup(userId, path);
  const headers = identityHeaders();
  fetch(path, { method: 'DELETE', credentials: 'include', keepalive: true, headers }).catch(
    (error: unknown) =>
      // oxlint-disable-next-line no-console -- the server deletes it later by itself; the log explains why it is still there
      console.warn('Preflight cleanup failed', error),
  );
}
