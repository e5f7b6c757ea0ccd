import { isIP } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { GatewaySettings } from '../env.ts';
import { sendProblem } from './problem.filter.ts';

const WITH_PORT = /^(?:\[([\da-f:.]+)\]|([^:]+))(?::\d+)?$/i;

/**
 * Refuses requests for a name that isn't the product's. The owner of another site can point its name at this machine (DNS
 * rebinding), and browsers then let that site's pages read the answers. Nobody can do so with an IP address.
 * X-Forwarded-Host doesn't count, because such a page can set it.
 */
export function refuseOtherHosts({
  HOST,
  PUBLIC_URL,
}: Pick<GatewaySettings, 'HOST' | 'PUBLIC_URL'>): RequestHandler {
  const names = new Set(['localhost', HOST.toLowerCase()]);
  if (PUBLIC_URL) names.add(new URL(PUBLIC_URL).hostname);
  return (request: Request, response: Response, next: NextFunction) => {
    const [, ipv6, name = ipv6 ?? ''] = WITH_PORT.exec(request.headers.host ?? '') ?? [];
    if (isIP(name) !== 0 || names.has(name.toLowerCase())) {
      next();
      return;
    }
    sendProblem(request, response, {
      code: 'request.wrong_host',
      userMessage:
        'Print Partner isn’t set up for this host name. Use its IP address, or set PUBLIC_URL to the address with this name.',
    });
  };
}
