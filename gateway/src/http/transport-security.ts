import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Origin of `PUBLIC_URL`; null if users connect to the gateway's own host. */
export const PUBLIC_ORIGIN = Symbol('public origin');

/** A year, as OWASP ASVS 5.0 (3.4.1) requires. Without subdomains, which may serve something else. */
const HSTS = 'max-age=31536000';

/** Whether users connect over TLS. It ends at a proxy, so `PUBLIC_URL` or a trusted proxy says so. */
@Injectable()
export class TransportSecurity {
  readonly isPublicOverTls: boolean;

  constructor(@Inject(PUBLIC_ORIGIN) publicOrigin: string | null) {
    this.isPublicOverTls = publicOrigin?.startsWith('https:') ?? false;
  }

  isTls(request: Request): boolean {
    return request.secure || this.isPublicOverTls;
  }

  /** Tells browsers that came over TLS never to use plain http again. */
  readonly requireTls = (request: Request, response: Response, next: NextFunction): void => {
    if (this.isTls(request)) response.setHeader('Strict-Transport-Security', HSTS);
    next();
  };
}
