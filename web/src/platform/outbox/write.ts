import type { ApiRoutes } from '@printpartner/contracts/types';
import { api, type ApiRoute } from '../api/client.ts';
import { expectedUser } from '../api/expected-user.ts';
import { newUuid } from '../uuid.ts';
import type { Write } from './write-request.ts';

const CALL_TIMEOUT_MS = 15_000;

/**
 * Sends a write to the server, or keeps it on this device until the server can be reached. It is kept before it is sent,
 * so that a lost answer or a crash can't lose it, and its key keeps it from being done twice.
 *
 * @param assumed the answer to go on with while it waits
 * @throws ApiError if the server refuses it; if it does so later, a toast says so. TypeError without a connection, where
 *   the browser can't keep it, or where it would overtake an earlier one of its subject
 */
export async function write<Route extends ApiRoute, Assumed>(
  call: Write<Route>,
  assumed: () => Assumed,
): Promise<ApiRoutes[Route]['answer'] | Assumed> {
  const userId = expectedUser();
  // Another chunk: the first screen writes nothing.
  const queue = userId ? await import('./calls.ts').catch(() => undefined) : undefined;
  const outcome = userId && queue ? await queue.submitCall(userId, call) : undefined;
  if (!outcome) {
    const { route, params, body } = call;
    return api(route, { params, body, timeoutMs: CALL_TIMEOUT_MS, idempotencyKey: newUuid() });
  }
  if ('error' in outcome) throw outcome.error;
  return 'answer' in outcome ? (outcome.answer as ApiRoutes[Route]['answer']) : assumed();
}

export const projectSubject = (uuid: string): string => `project:${uuid}`;
export const sheetSubject = (id: string): string => `sheet:${id}`;
export const alertSubject = (id: string): string => `alert:${id}`;
/** Which project is active on all devices. */
export const POINTER_SUBJECT = 'active-project';
