import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';
import { PUBLIC_ORIGIN } from './public-origin.ts';
import { hasSessionCookie } from './token-candidates.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site makes a browser send. Browsers name the
 * origin of every write; a client that names none is no browser and carries no
 * cookie it did not choose to send, unless Sec-Fetch-Site says otherwise.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(PUBLIC_ORIGIN) private readonly publicOrigin: string | null) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (READS.has(request.method) || this.isOurs(request)) return true;
    throw new AppError('request.wrong_origin', { userMessage: 'This request came from another site.' });
  }

  private isOurs(request: Request): boolean {
    const origin = request.get('origin');
    if (origin) return origin === this.publicOrigin || origin === `${request.protocol}://${request.host}`;
    const site = request.get('sec-fetch-site');
    return !hasSessionCookie(request) || site === undefined || site === 'same-origin' || site === 'none';
  }
}
