import { AppError } from '@printpartner/messaging';
import { limits } from '@printpartner/contracts';
import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** Whether a request announces a body. */
export const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Parses JSON bodies up to the limit; rejects other content types without reading them. */
export function jsonBody(): RequestHandler {
  const parse = json({ limit: limits.jsonBodyMax, strict: false });
  return (request: Request, response: Response, next: NextFunction) => {
    // Upload routes stream multipart bodies themselves.
    if (request.is('multipart/form-data')) {
      next();
      return;
    }
    if (hasBody(request) && !request.is('application/json')) {
      next(new AppError('request.unsupported_type', { userMessage: 'Send application/json.' }));
      return;
    }
    parse(request, response, next);
  };
}
