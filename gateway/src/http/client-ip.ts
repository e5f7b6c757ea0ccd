import { isIP } from 'node:net';
import express from 'express';
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

/** Express' `trust proxy` setting: a count of proxies, addresses, or false. */
export function trustProxy(setting: string | undefined): boolean | number | string {
  if (!setting) return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}

/** Whether Express accepts a setting. `true`, which would trust everyone, is rejected. */
export function isProxyTrust(setting: string): boolean {
  try {
    express().set('trust proxy', trustProxy(setting));
    return true;
  } catch {
    return false;
  }
}
