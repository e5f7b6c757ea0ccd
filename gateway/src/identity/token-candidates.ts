import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { hashToken } from './hash-token.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

/** Tokens have 43 characters of base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Hashes of the request's tokens, Bearer before cookie. Both are tried, because a
 * browser may send a stale Bearer with a valid cookie.
 */
export function tokenHashesOf(request: Request): string[] {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  const cookie = parseCookie(request.get('cookie') ?? '')[SESSION_COOKIE];
  return [bearer, cookie]
    .filter((token): token is string => token !== undefined && TOKEN.test(token))
    .map(hashToken);
}

export const hasSessionCookie = (request: Request): boolean =>
  parseCookie(request.get('cookie') ?? '')[SESSION_COOKIE] !== undefined;
