import type { ClientOrigin, Idempotency } from '@printpartner/contracts';
import type { Request } from 'express';
import { clientIp } from './client-ip.ts';

/** The caller of a request, passed on with calls to services. */
export interface Caller {
  requestId: string;
  /** Undefined when unauthenticated. */
  userId: string | undefined;
  tokenHash: string | undefined;
  origin: ClientOrigin;
  /** Key and hash of a write that its client may repeat. */
  idempotency?: Idempotency | undefined;
}

const MOBILE_APP = /\bPrintPartner(?:Mobile)?\//i;

export function callerOf(request: Request): Caller {
  const userAgent = (request.get('user-agent') ?? '').slice(0, 512);
  const isMobile = request.get('x-client-platform') === 'mobile' || MOBILE_APP.test(userAgent);
  return {
    requestId: request.requestId,
    userId: request.session?.user.id,
    tokenHash: request.tokenHash,
    origin: { ip: clientIp(request), platform: isMobile ? 'mobile' : 'web', userAgent },
  };
}
