import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { hashToken } from './hash-token.ts';
import { PUBLIC_ORIGIN } from './public-origin.ts';

export const SESSION_COOKIE = 'pp_session';

/** The cookie that the browser signs in by; Secure where users reach us over TLS. */
@Injectable()
export class SessionCookie {
  readonly #isPublicOverTls: boolean;

  constructor(@Inject(PUBLIC_ORIGIN) publicOrigin: string | null) {
    this.#isPublicOverTls = publicOrigin?.startsWith('https:') ?? false;
  }

  set(response: Response, token: string, expires: Date): void {
    this.#append(response, token, { expires });
  }

  /** Lets the browser keep the cookie as long as the session, which slides with use. */
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
