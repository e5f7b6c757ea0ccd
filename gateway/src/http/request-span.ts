import { adoptTraceparent, startSpan } from '@printpartner/tracing';
import type { NextFunction, Request, Response } from 'express';
import { isFromOwnPage } from '../identity/own-page.ts';
import { routeTemplate } from './route-template.ts';

/** Asked every few seconds by the system itself. */
const HEALTH = /^\/health\//;

/**
 * The span of an API request; it continues the trace that our own page began. Named by the route's template, because
 * a path has ids. Without a tracer it only passes the request on.
 */
export function spanRequests(publicOrigin: string | null) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (HEALTH.test(request.path)) return next();
    const given = isFromOwnPage(request, publicOrigin) ? request.get('traceparent') : undefined;
    const span = startSpan(request.method, {
      kind: 'server',
      isRoot: true,
      parent: given && adoptTraceparent(given),
      attributes: {
        'http.request.method': request.method,
        'printpartner.request_id': request.requestId,
      },
    });
    if (!span) return next();
    // Not `finish`: an event stream or a cut request never has it.
    response.once('close', () => {
      const route = routeTemplate(request);
      if (route) span.rename(`${request.method} ${route}`);
      span.set({ 'http.response.status_code': response.statusCode, ...(route && { 'http.route': route }) });
      if (response.statusCode >= 500) span.fail(String(response.statusCode));
      span.end();
    });
    span.run(next);
  };
}
