import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { hashToken } from '../identity/hash-token.ts';
import { PUBLIC_ORIGIN } from '../identity/session-cookie.ts';

const COOKIE = 'pp_visitor';
const DAY_SECONDS = 86_400;

/** Whose a check is: the account's, or without one the browser's, by a cookie of its own. */
@Injectable()
export class PreflightOwner {
  readonly #isPublicOverTls: boolean;

  constructor(@Inject(PUBLIC_ORIGIN) publicOrigin: string | null) {
    this.#isPublicOverTls = publicOrigin?.startsWith('https:') ?? false;
  }

  /** Of who asks; a visitor without a cookie is nobody's owner, and finds nothing. */
  of({ req: request }: Response): string {
    const userId = request.session?.user.id;
    if (userId) return `user:${userId}`;
    return `visitor:${hashToken(parseCookie(request.get('cookie') ?? '')[COOKIE] ?? '')}`;
  }

  /** Of who sends a file; gives a visitor a cookie. */
  ofSender(response: Response): string {
    const { req: request } = response;
    if (request.session || parseCookie(request.get('cookie') ?? '')[COOKIE]) return this.of(response);
    const token = randomBytes(32).toString('base64url');
    const cookie = stringifySetCookie({
      name: COOKIE,
      value: token,
      path: '/api/preflight',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure || this.#isPublicOverTls,
      maxAge: DAY_SECONDS,
    });
    response.append('Set-Cookie', cookie);
    return `visitor:${hashToken(token)}`;
  }
}
