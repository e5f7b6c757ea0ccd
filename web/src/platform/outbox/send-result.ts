import { ApiError } from '../api/api-error.ts';
import type { SendResult } from './queued-write.ts';

/** Codes of a lost session, which may come back. */
const SESSION_CODES = ['auth.no_session', 'auth.other_user'];
/** The server may accept the same request later. */
const PASSING = [408, 425, 429];

/** What a failed call means for its write. @param route with its method, such as `DELETE /api/projects/:id` */
export function resultOf(error: unknown, route: string): SendResult {
  // The server can't be reached, or did not answer: the write may have been done.
  if (!(error instanceof ApiError)) return isTimeout(error) ? 'later' : 'offline';
  if (SESSION_CODES.includes(error.problem?.code ?? '')) return 'offline';
  if (error.status >= 500 || PASSING.includes(error.status) || !error.problem) return 'later';
  // Deleted, as it should be.
  if (error.status === 404 && route.startsWith('DELETE ')) return 'sent';
  return 'refused';
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
