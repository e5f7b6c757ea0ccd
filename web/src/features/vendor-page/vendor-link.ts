import { apiQuery } from '../../platform/api/api-query.ts';
import { ApiError } from '../../platform/api/api-error.ts';

const TIMEOUT_MS = 20_000;

export const vendorPageQuery = (token: string) =>
  apiQuery('GET /api/vendor-links/:token', { token }, TIMEOUT_MS);

/** Why a link shows no sheet; `failed` if it may work when it is tried again. */
export type LinkFailure = 'unknown' | 'expired' | 'closed' | 'failed';

export function linkFailure(error: unknown): LinkFailure {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'quotes.link_not_found') return 'unknown';
  if (code === 'quotes.link_expired') return 'expired';
  return code === 'quotes.link_closed' ? 'closed' : 'failed';
}
