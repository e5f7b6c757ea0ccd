import { randomUUID } from 'node:crypto';
import { currentCall } from '@printpartner/service-kit';
import type { NextFunction, Request, Response } from 'express';

const ACCEPTABLE = /^[\w.-]{8,64}$/;

/** Gives each request an id, the client's if it is a plain one, and each answer the same in `x-request-id`. */
export function withRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given && ACCEPTABLE.test(given) ? given : randomUUID();
  // pino-http reads `id`.
  Object.assign(request, { requestId, id: requestId });
  response.setHeader('x-request-id', requestId);
  currentCall.run({ requestId }, next);
}
