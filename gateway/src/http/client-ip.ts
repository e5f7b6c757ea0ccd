import type { Request } from 'express';

/** An IPv4 address as a socket that speaks both families names it. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Where a request comes from, by what proxies say as far as `TRUST_PROXY` believes them. */
export const clientIp = (request: Request): string =>
  (request.ip ?? '').replace(MAPPED_IPV4, '').slice(0, 64);
