import { stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

export const SESSION_COOKIE = 'pp_session';

/** Sets the cookie that the browser signs in by; Secure where the request came over TLS. */
export function setSessionCookie(request: Request, response: Response, token: string, expires: Date): void {
  append(request, response, token, { expires });
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
