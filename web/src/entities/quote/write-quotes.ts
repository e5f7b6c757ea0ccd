import { ApiError, apiOnce, type ApiOptions, type ApiRoute } from '../../platform/api/client.ts';
import { newUuid } from '../../platform/uuid.ts';
import { CALL_TIMEOUT_MS } from './quote-queries.ts';

/** The last write, if it got no answer: the server may have done it. */
let unanswered: { write: string; key: string } | undefined;

/**
 * A write of vendors, links or quotes. If it got no answer and is the next one again, it has the same key, so the
 * server does it once.
 */
export async function writeQuotes<Route extends ApiRoute>(
  route: Route,
  { params, body }: Pick<ApiOptions<Route>, 'params' | 'body'>,
): ReturnType<typeof apiOnce<Route>> {
  const write = JSON.stringify([route, params, body]);
  const key = unanswered?.write === write ? unanswered.key : newUuid();
  // Only the last: in between, another write may have undone this one.
  unanswered = { write, key };
  try {
    const options = { idempotencyKey: key, timeoutMs: CALL_TIMEOUT_MS };
    const answer = await apiOnce(route, { ...options, ...(params && { params }), ...(body && { body }) });
    unanswered = undefined;
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) unanswered = undefined;
    throw error;
  }
}
