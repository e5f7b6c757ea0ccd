import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
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

/** Bytes. nginx takes larger bodies only where uploads go, which are refused before they have arrived. */
const SMALL_BODY = 1_048_576;
/** Time for a small body to arrive, ms. A proxy sends it right after the headers. */
const ARRIVAL_MS = 250;

/**
 * Resolves when the small body of a request that is refused has arrived, or after a quarter of a second. A proxy that has not yet
 * sent all of it when the answer comes closes the client's connection without saying so, and the client's next request is lost.
 */
export async function smallBodyArrived(request: IncomingMessage): Promise<void> {
  if (request.complete || !(Number(request.headers['content-length']) <= SMALL_BODY)) return;
  request.resume();
  await finished(request, { signal: AbortSignal.timeout(ARRIVAL_MS) }).catch(() => undefined);
}
