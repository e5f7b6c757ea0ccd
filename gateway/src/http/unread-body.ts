import type { NextFunction, Request, RequestHandler, Response } from 'express';

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
