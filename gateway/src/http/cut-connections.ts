import type { Socket } from 'node:net';
import { type RouteContract, routes } from '@printpartner/contracts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { hasBody } from './json-body.ts';
import { sendProblem } from './problem.filter.ts';
import { routeMatcher } from './route-template.ts';

/** No browser or proxy sends a request before the answer to the one before; some programs send a few. */
const MAX_UNANSWERED = 4;

const unanswered = new WeakMap<Socket, number>();

/** Cuts a connection that sends many requests without waiting for answers: they would queue up in memory, and outlive their client. */
export function cutPipelines({ socket }: Request, response: Response, next: NextFunction): void {
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > MAX_UNANSWERED) {
    socket.destroy();
    return;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  next();
}

const isUpload = routeMatcher(
  Object.values<RouteContract>(routes).filter(({ upload, stream }) => upload ?? stream),
);

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

/** Time for the client to read the answer, ms: a client that is still sending may lose it when the connection is cut. */
const GRACE_MS = 2_000;

/** Cuts the connection of a request whose body is still arriving after its answer, such as a refused upload. */
export function cutUnreadBody(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    response.once('finish', () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.destroy(), GRACE_MS);
      request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
      // Many clients read an answer only while they can go on sending.
      request.resume();
    });
    next();
  };
}
