import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { hashToken } from './hash-token.ts';

export const SESSION_COOKIE = 'pp_session';

/** Origin of `PUBLIC_URL`; null if users connect to the gateway's own host. */
export const PUBLIC_ORIGIN = Symbol('public origin');

/** The browser's session cookie; Secure when users connect over TLS. */
@Injectable()
export class SessionCookie {
  readonly #isPublicOverTls: boolean;

  constructor(@Inject(PUBLIC_ORIGIN) publicOrigin: string | null) {
    this.#isPublicOverTls = publicOrigin?.startsWith('https:') ?? false;
  }

  set(response: Response, token: string, expires: Date): void {
    this.#append(response, token, { expires });
  }

  /** Extends the cookie to the session's expiry, which is extended with use. */
  renew(response: Response, expires: Date): void {
    const { req: request } = response;
    const token = parseCookie(request.get('cookie') ?? '')[SESSION_COOKIE];
    if (token && hashToken(token) === request.tokenHash) this.set(response, token, expires);
  }

  clear(response: Response): void {
    this.#append(response, '', { maxAge: 0 });
  }

  #append(response: Response, value: string, life: { expires?: Date; maxAge?: number }): void {
    const cookie = stringifySetCookie({
      name: SESSION_COOKIE,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: response.req.secure || this.#isPublicOverTls,
      ...life,
    });
    response.append('Set-Cookie', cookie);
  }
}
