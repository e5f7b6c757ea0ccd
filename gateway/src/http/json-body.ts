import { AppError } from '@printpartner/messaging';
import { limits, type RouteContract, routes } from '@printpartner/contracts';
import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { routeMatcher } from './route-template.ts';

/** Whether a request announces a body. */
export const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

const isLarge = routeMatcher(
  Object.values<RouteContract>(routes).filter(({ bodyMax }) => bodyMax !== undefined),
);

const takesForm = routeMatcher(
  Object.values<RouteContract>(routes).filter((route) => route.takesForm === true),
);

const isStream = routeMatcher(
  Object.values<RouteContract>(routes).filter(({ stream }) => stream !== undefined),
);

/** Parses JSON bodies up to the limit; rejects other content types without reading them. */
export function jsonBody(): RequestHandler {
  const parse = json({ limit: limits.jsonBodyMax, strict: false });
  return (request: Request, response: Response, next: NextFunction) => {
    // Upload routes stream multipart bodies themselves.
    if (request.is('multipart/form-data')) {
      next();
      return;
    }
    const path = `${request.baseUrl}${request.path}`;
    // Their methods check the type and read the body.
    if (isStream(request.method, path)) {
      next();
      return;
    }
    if (request.is('application/x-www-form-urlencoded') && takesForm(request.method, path)) {
      next();
      return;
    }
    if (hasBody(request) && !request.is('application/json')) {
      next(new AppError('request.unsupported_type', { userMessage: 'Send application/json.' }));
      return;
    }
    // Read when the sender is known.
    if (isLarge(request.method, path)) next();
    else parse(request, response, next);
  };
}
