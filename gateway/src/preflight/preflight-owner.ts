import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { preflightOwner } from '@printpartner/contracts';
import type { Response } from 'express';
import { hashToken } from '../identity/session-cookie.ts';
import { HostCookies } from '../identity/host-cookies.ts';

const COOKIE = 'pp_visitor';
const DAY_SECONDS = 86_400;

/** Owner of a check: the signed-in account, or else the browser, identified by a visitor cookie. */
@Injectable()
export class PreflightOwner {
  constructor(private readonly cookies: HostCookies) {}

  /** A visitor without the cookie gets an owner that has no checks. */
  of({ req: request }: Response): string {
    const userId = request.session?.user.id;
    if (userId) return preflightOwner.ofUser(userId);
    return preflightOwner.ofVisitor(hashToken(this.cookies.read(request, COOKIE) ?? ''));
  }

  /** Sets the visitor cookie if it's missing. */
  ofUpload(response: Response): string {
    const { req: request } = response;
    if (request.session || this.cookies.read(request, COOKIE)) return this.of(response);
    const token = randomBytes(32).toString('base64url');
    this.cookies.set(response, COOKIE, token, { maxAge: DAY_SECONDS });
    return preflightOwner.ofVisitor(hashToken(token));
  }
}
