import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { HostCookies } from './host-cookies.ts';

/** SHA-256 of a session token, hex: the key of its session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const SESSION_COOKIE = 'pp_session';

/** The browser's session cookie. */
@Injectable()
export class SessionCookie {
  constructor(private readonly cookies: HostCookies) {}

  read(request: Request): string | undefined {
    return this.cookies.read(request, SESSION_COOKIE);
  }

  set(response: Response, token: string, expires: Date): void {
    this.cookies.set(response, SESSION_COOKIE, token, { expires });
  }

  /** Extends the cookie to the session's expiry, which is extended with use. */
  renew(response: Response, expires: Date): void {
    const { req: request } = response;
    const token = this.read(request);
    if (token && hashToken(token) === request.tokenHash) this.set(response, token, expires);
  }

  clear(response: Response): void {
    this.cookies.clear(response, SESSION_COOKIE);
  }
}

/** Tokens have 43 characters of base64url. */
export const TOKEN = /^[\w-]{43}$/;

/**
 * Hashes of the request's tokens, Bearer before cookie. Both are tried, because a
 * browser may send a stale Bearer with a valid cookie.
 */
export function tokenHashesOf(request: Request, cookie: SessionCookie): string[] {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  return [bearer, cookie.read(request)]
    .filter((token): token is string => token !== undefined && TOKEN.test(token))
    .map(hashToken);
}
