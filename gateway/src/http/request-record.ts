import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { counter, gauge, histogram, httpMetrics } from '@printpartner/metrics';
import { adoptTraceparent, currentCall, startSpan } from '@printpartner/tracing';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { PinoLogger } from 'nestjs-pino';
import { isFromOwnPage } from '../identity/origin.guard.ts';
import { routeTemplate } from './route-template.ts';

const VALID_ID = /^[\w.-]{8,64}$/;

/** Sets each request's id, the client's if valid, and returns it as `x-request-id`. */
export function withRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given && VALID_ID.test(given) ? given : randomUUID();
  request.requestId = requestId;
  response.setHeader('x-request-id', requestId);
  currentCall.run({ requestId }, next);
}

/**
 * One line per API request, without bodies, client IPs, user ids and query strings; of its path only the route's template,
 * because anything can be typed into a path.
 */
export function logRequests(logger: PinoLogger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    const write = () => {
      const { statusCode: status, writableFinished } = response;
      const line = {
        method: request.method,
        route: routeTemplate(request) ?? 'none',
        status,
        responseTime: Math.round(performance.now() - startedAt),
        // Known only now: the session is read after the request has begun.
        ...request.callerHashes?.(),
      };
      if (status >= 500) logger.error(line, 'request errored');
      else
        logger[status >= 400 ? 'warn' : 'info'](
          line,
          `request ${writableFinished ? 'completed' : 'aborted'}`,
        );
    };
    // In the request's context, which its connection is outside of.
    response.once('close', AsyncResource.bind(write));
    next();
  };
}

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
