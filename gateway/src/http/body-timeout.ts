import { type RouteContract, routes } from '@printpartner/contracts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { hasBody } from './json-body.ts';
import { sendProblem } from './problem.filter.ts';
import { routeMatcher } from './route-pattern.ts';

const isUpload = routeMatcher(Object.values<RouteContract>(routes).filter(({ upload }) => upload));

/**
 * Refuses a request whose body hasn't arrived within `timeoutMs`, and closes its
 * connection. Uploads have an idle timeout instead, because a large file may take an hour.
 */
export function bodyTimeout(timeoutMs: number): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (hasBody(request) && !isUpload(request.method, request.path)) {
      const timer = setTimeout(() => refuse(request, response), timeoutMs);
      const stop = () => clearTimeout(timer);
      request.once('end', stop).once('close', stop);
    }
    next();
  };
}

function refuse(request: Request, response: Response): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  // Node closes the connection after the answer, without waiting for the rest of the body.
  response.set('connection', 'close');
  sendProblem(request, response, {
    code: 'request.timed_out',
    userMessage: 'The request took too long to arrive. Check your connection and try again.',
  });
}
