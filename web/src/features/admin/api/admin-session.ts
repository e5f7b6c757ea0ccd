import { api } from '../../../platform/api/client.ts';
import { isWrongPassword } from './admin-access.ts';

const START_TIMEOUT_MS = 3_000;

/**
 * Sets the cookie with which this browser has its own limit of guesses, so that others can't lock it out. Without it, the
 * screen works as well.
 */
export async function startSession(headers: Readonly<Record<string, string>>): Promise<void> {
  await api('POST /api/admin/session', { headers, timeoutMs: START_TIMEOUT_MS }).catch(() => undefined);
}

/**
 * Ends the cookie's session, also while the page is left. The cookie is enough: the limit of guesses can't refuse it.
 *
 * @throws if the session may still be open
 */
export async function endSession(): Promise<void> {
  try {
    await api('DELETE /api/admin/session', { keepalive: true });
  } catch (error) {
    // There was none.
    if (!isWrongPassword(error)) throw error;
  }
}
