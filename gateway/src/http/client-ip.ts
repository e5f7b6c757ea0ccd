import { isIP } from 'node:net';
import type { Request } from 'express';

/** An IPv4 address as a socket that speaks both families names it. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** Some proxies name the port along, as `1.2.3.4:51001` or `[2001:db8::1]:51001`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** Where a request comes from, by what proxies say as far as `TRUST_PROXY` believes them; else the nearest proxy. */
export function clientIp(request: Request): string {
  return addressIn(request.ip ?? '') ?? addressIn(request.socket.remoteAddress ?? '') ?? '';
}

function addressIn(text: string): string | undefined {
  const bare = text.replace(WITH_PORT, '$1$2').replace(MAPPED_IPV4, '');
  return isIP(bare) === 0 ? undefined : bare;
}
