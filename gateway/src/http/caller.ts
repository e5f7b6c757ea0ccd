import type { ClientOrigin } from '@printpartner/contracts';
import type { Request } from 'express';
import { clientIp } from './client-ip.ts';

/** Who asks, as calls to services carry it on. */
export interface Caller {
  requestId: string;
  /** Undefined for a stranger. */
  userId: string | undefined;
  tokenHash: string | undefined;
  origin: ClientOrigin;
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
