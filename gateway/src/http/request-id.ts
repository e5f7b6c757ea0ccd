import { randomUUID } from 'node:crypto';
import { currentCall } from '@printpartner/tracing';
import type { NextFunction, Request, Response } from 'express';

const VALID_ID = /^[\w.-]{8,64}$/;

/** Sets each request's id, the client's if valid, and returns it as `x-request-id`. */
export function withRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given && VALID_ID.test(given) ? given : randomUUID();
  request.requestId = requestId;
  response.setHeader('x-request-id', requestId);
  currentCall.run({ requestId }, next);
}
