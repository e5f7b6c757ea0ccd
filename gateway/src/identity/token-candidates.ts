import type { Request } from 'express';
import { hashToken } from './hash-token.ts';
import type { SessionCookie } from './session-cookie.ts';

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
