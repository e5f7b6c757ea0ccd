import { queryOptions } from '@tanstack/react-query';
import type { ApiRoutes } from '@printpartner/contracts/types';
import { api, pathOf, type ApiRoute } from './client.ts';

type GetRoute = Extract<ApiRoute, `GET ${string}`>;

/**
 * Query options of a GET: its key is its address, so that everybody who reads it shares one copy.
 *
 * @param timeoutMs after so long without an answer it fails
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
