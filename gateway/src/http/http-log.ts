import { AsyncResource } from 'node:async_hooks';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { PinoLogger } from 'nestjs-pino';
import { routeTemplate } from './route-template.ts';

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
