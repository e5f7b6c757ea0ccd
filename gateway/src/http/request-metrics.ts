import { counter, gauge, histogram, httpMetrics } from '@printpartner/metrics';
import type { NextFunction, Request, Response } from 'express';
import { routeTemplate } from './route-template.ts';

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

function routeOf(request: Request): string {
  return routeTemplate(request) ?? (/^\/api(\/|$)/.test(request.originalUrl) ? 'no such route' : 'web app');
}

function statusOf({ headersSent, statusCode, req }: Response): string {
  if (headersSent) return `${Math.floor(statusCode / 100)}xx`;
  return hasClientLeft(req) ? 'aborted' : 'cut';
}

/** A client ends or resets its connection; otherwise the gateway itself destroyed it. */
const hasClientLeft = ({ socket }: Request): boolean => socket.readableEnded || socket.errored !== null;
