import { newUuid } from '../uuid.ts';
import { api, ApiError, type ApiOptions, type ApiRoute } from './client.ts';

/**
 * Calls the API with an idempotency key. If the server has stored the key with another request, this one was not done,
 * so it is sent again with a new key.
 */
export async function apiOnce<Route extends ApiRoute>(
  route: Route,
  options: ApiOptions<Route> & { idempotencyKey: string },
): ReturnType<typeof api<Route>> {
  try {
    return await api(route, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'request.key_reused') throw error;
    return api(route, { ...options, idempotencyKey: newUuid() });
  }
}
