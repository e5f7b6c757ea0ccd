import type { RouteContract } from '@printpartner/contracts';
import type { Request } from 'express';

/**
 * The template of the matched route, never the path itself; undefined if no route matched. A nested router's own
 * templates follow the path at which it is mounted, which has no parameters, but the case in which the client wrote it.
 */
export function routeTemplate(request: Request): string | undefined {
  const { path } = (request.route ?? {}) as { path?: unknown };
  const first: unknown = Array.isArray(path) ? path[0] : path;
  return typeof first === 'string' ? request.baseUrl.toLowerCase() + first : undefined;
}

/** Whether a request's method and path are those of a route, before it is routed. */
export function routeMatcher(routes: readonly RouteContract[]) {
  const patterns = routes.map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }));
  return (method: string, path: string): boolean =>
    patterns.some((route) => route.method === method && route.path.test(path));
}
