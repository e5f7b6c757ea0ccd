import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';
import { PUBLIC_ORIGIN } from '../http/transport-security.ts';
import { SessionCookie } from './session-cookie.ts';

/** The origin that the product's pages have. */
const isOwnOrigin = (request: Request, origin: string, publicOrigin: string | null): boolean =>
  origin === publicOrigin || origin === `${request.protocol}://${request.host}`;

/** Whether a page of the product sent the request. Browsers don't let other pages set these headers. */
export function isFromOwnPage(request: Request, publicOrigin: string | null): boolean {
  const origin = request.get('origin');
  if (origin) return isOwnOrigin(request, origin, publicOrigin);
  return request.get('sec-fetch-site') === 'same-origin';
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request only reads. */
export const isSafeMethod = ({ method }: Request): boolean => safeMethods.has(method);

/**
 * Rejects cross-site writes (CSRF). Browsers send Origin with every write. A client
 * without it is not a browser, so its cookies are intentional, unless
 * Sec-Fetch-Site says otherwise.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    @Inject(PUBLIC_ORIGIN) private readonly publicOrigin: string | null,
    private readonly cookie: SessionCookie,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (isSafeMethod(request) || this.isSameOrigin(request)) return true;
    throw new AppError('request.wrong_origin', { userMessage: 'This request came from another site.' });
  }

  private isSameOrigin(request: Request): boolean {
    const origin = request.get('origin');
    if (origin) return isOwnOrigin(request, origin, this.publicOrigin);
    const site = request.get('sec-fetch-site');
    return (
      this.cookie.read(request) === undefined ||
      site === undefined ||
      site === 'same-origin' ||
      site === 'none'
    );
  }
}
