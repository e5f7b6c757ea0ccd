import type { RouteContract } from '@printpartner/contracts';

/** Whether a request's method and path are those of a route, before it is routed. */
export function routeMatcher(routes: readonly RouteContract[]) {
  const patterns = routes.map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }));
  return (method: string, path: string): boolean =>
    patterns.some((route) => route.method === method && route.path.test(path));
}
