import { type HttpLogOptions, traceField } from '@printpartner/service-kit';
import type { Response } from 'express';

/** One line per request, without bodies, client IPs and query strings. */
export const httpLog: HttpLogOptions = {
  quietReqLogger: true,
  customAttributeKeys: { reqId: 'requestId' },
  // The request's logger already adds the request id.
  mixin: traceField,
  customLogLevel: (_request, response, error) => {
    if (error || response.statusCode >= 500) return 'error';
    return response.statusCode >= 400 ? 'warn' : 'info';
  },
  serializers: {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?')[0],
    }),
    res: (response: Pick<Response, 'statusCode'>) => ({ status: response.statusCode }),
  },
};
