import { identityHeaders, pathOf } from '../../../platform/api/client.ts';
import { addPendingCleanup, removePendingCleanup } from '../../../platform/storage/pending-cleanups.ts';

/** A version 4 UUID. `crypto.randomUUID` is missing on plain HTTP outside localhost, where a self-hosted copy may run. */
export function newSessionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

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
