import { queryOptions } from '@tanstack/react-query';
import type { ApiRoutes } from '@printpartner/contracts/types';
import { api, pathOf, type ApiRoute } from './client.ts';

type GetRoute = Extract<ApiRoute, `GET ${string}`>;

/**
 * Query options for a GET. The key is the path, so that all readers share one cache entry.
 *
 * @param timeoutMs the call fails after this long without an answer
 */
export function apiQuery<Route extends GetRoute>(
  route: Route,
  params?: ApiRoutes[Route]['params'],
  timeoutMs?: number,
) {
  return queryOptions({
    queryKey: [pathOf(route, params)],
    queryFn: ({ signal }) => api(route, { params, signal, timeoutMs }),
  });
}
