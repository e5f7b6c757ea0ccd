import type { IncomingMessage } from 'node:http';
import { type HttpLogOptions, traceField } from '@printpartner/service-kit';
import type { Request, Response } from 'express';
import { routeTemplate } from './route-template.ts';

/** What is known of a request only when it has been answered: Nest routes it, and its session is read, after the log has begun. */
const answered = (request: IncomingMessage, line: object) => ({
  ...line,
  req: request,
  ...(request as Request).callerHashes?.(),
});

/**
 * One line per request, without bodies, client IPs, user ids and query strings; of its path only the route's template,
 * because anything can be typed into a path.
 */
export const httpLog: HttpLogOptions = {
  quietReqLogger: true,
  quietResLogger: true,
  customSuccessObject: (request, _response, line) => answered(request, line),
  customErrorObject: (request, _response, _error, line) => answered(request, line),
  customAttributeKeys: { reqId: 'requestId' },
  // The request's logger already adds the request id.
  mixin: traceField,
  customLogLevel: (_request, response, error) => {
    if (error || response.statusCode >= 500) return 'error';
    return response.statusCode >= 400 ? 'warn' : 'info';
  },
  serializers: {
    req: ({ method, raw }: { method: string; raw: Request }) => ({
      method,
      route: routeTemplate(raw) ?? 'none',
    }),
    res: (response: Pick<Response, 'statusCode'>) => ({ status: response.statusCode }),
  },
};
