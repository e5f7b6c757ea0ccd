import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { preflightOwner } from '@printpartner/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { hashToken } from '../identity/hash-token.ts';
import { PUBLIC_ORIGIN } from '../identity/session-cookie.ts';

const COOKIE = 'pp_visitor';
const DAY_SECONDS = 86_400;

/** Owner of a check: the signed-in account, or else the browser, identified by a visitor cookie. */
@Injectable()
export class PreflightOwner {
  readonly #isPublicOverTls: boolean;

  constructor(@Inject(PUBLIC_ORIGIN) publicOrigin: string | null) {
    this.#isPublicOverTls = publicOrigin?.startsWith('https:') ?? false;
  }

  /** A visitor without the cookie gets an owner that has no checks. */
  of({ req: request }: Response): string {
    const userId = request.session?.user.id;
    if (userId) return preflightOwner.ofUser(userId);
    return preflightOwner.ofVisitor(hashToken(parseCookie(request.get('cookie') ?? '')[COOKIE] ?? ''));
  }

  /** Sets the visitor cookie if it's missing. */
  ofUpload(response: Response): string {
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
    return preflightOwner.ofVisitor(hashToken(token));
  }
}
