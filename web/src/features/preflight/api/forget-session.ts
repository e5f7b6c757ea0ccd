import { pathOf } from '../../../api/client.ts';

/** Has file and result removed. Nobody waits for it, it outlives the page, and what fails is cleared away by time. */
export function forgetSession(sessionId: string): void {
  const path = pathOf('DELETE /api/preflight/cleanup/:sessionId', { sessionId });
  fetch(path, { method: 'DELETE', credentials: 'include', keepalive: true }).catch((error: unknown) =>
    // oxlint-disable-next-line no-console -- nobody waits for it; who looks for a file left behind finds it here
    console.warn('Preflight cleanup failed', error),
  );
}
