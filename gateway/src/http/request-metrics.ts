import { counter, gauge, histogram, httpMetrics } from '@printpartner/metrics';
import type { NextFunction, Request, Response } from 'express';

const requests = counter(httpMetrics.requests);
const duration = histogram(httpMetrics.duration);
const streams = gauge(httpMetrics.streams);

/** Others are counted as one, so that clients can't add labels. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const EVENT_STREAM = 'text/event-stream';

/** Counts and times every request by its route. */
export function measureRequests(request: Request, response: Response, next: NextFunction): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const labels = {
      method: methods.has(request.method) ? request.method : 'other',
      route: routeOf(request),
    };
    requests.inc({ ...labels, status: statusOf(response) });
    // A stream ends when its client leaves.
    if (String(response.getHeader('content-type')).startsWith(EVENT_STREAM)) return;
    duration.observe(labels, (performance.now() - startedAt) / 1_000);
  });
  next();
}

/** Counts an event stream while it is open. */
export function countStream(response: Response): void {
  if (response.destroyed) return;
  const labels = { route: routeOf(response.req) };
  streams.inc(labels);
  response.once('close', () => streams.dec(labels));
}

/** The template of the matched route, never the path itself. */
function routeOf(request: Request): string {
  const { route } = request as { route?: { path?: unknown } };
  if (typeof route?.path === 'string') return route.path;
  return /^\/api(\/|$)/.test(request.originalUrl) ? 'no such route' : 'web app';
}

function statusOf({ headersSent, statusCode }: Response): string {
  return headersSent ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}
