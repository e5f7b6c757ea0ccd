import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { hashToken } from './hash-token.ts';
import { HostCookies } from './host-cookies.ts';

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
