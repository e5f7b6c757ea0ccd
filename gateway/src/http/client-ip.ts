import { isIP } from 'node:net';
import type { Request } from 'express';

/** An IPv4-mapped IPv6 address, as a dual-stack socket reports it. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** Some proxies append the port: `1.2.3.4:51001` or `[2001:db8::1]:51001`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** The client's IP from the proxies that `TRUST_PROXY` trusts; otherwise that of the nearest proxy. */
export function clientIp(request: Request): string {
  return addressIn(request.ip ?? '') ?? addressIn(request.socket.remoteAddress ?? '') ?? '';
}

function addressIn(text: string): string | undefined {
  const bare = text.replace(WITH_PORT, '$1$2').replace(MAPPED_IPV4, '');
  return isIP(bare) === 0 ? undefined : bare;
}
