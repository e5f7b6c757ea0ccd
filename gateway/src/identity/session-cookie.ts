import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { hashToken } from './hash-token.ts';

export const SESSION_COOKIE = 'pp_session';

/** Sets the cookie that the browser signs in by; Secure where the request came over TLS. */
export function setSessionCookie(request: Request, response: Response, token: string, expires: Date): void {
  append(request, response, token, { expires });
}

/** Lets the browser keep the cookie as long as the session, which slides with use. */
export function renewSessionCookie(request: Request, response: Response, expires: Date): void {
  const token = parseCookie(request.get('cookie') ?? '')[SESSION_COOKIE];
  if (token && hashToken(token) === request.tokenHash) setSessionCookie(request, response, token, expires);
}

export function clearSessionCookie(request: Request, response: Response): void {
  append(request, response, '', { maxAge: 0 });
}

function append(
  request: Request,
  response: Response,
  value: string,
  life: { expires?: Date; maxAge?: number },
): void {
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name: SESSION_COOKIE,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure,
      ...life,
    }),
  );
}
