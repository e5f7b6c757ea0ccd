import { Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { TransportSecurity } from '../http/transport-security.ts';

/** Lifetime of a cookie; without one, it ends with the browser session. */
interface CookieLife {
  expires?: Date;
  /** Seconds. */
  maxAge?: number;
  /** `lax` by default. */
  sameSite?: 'strict';
}

/**
 * Cookies that only this host can set. Over TLS their names have the prefix
 * `__Host-`, so that a browser refuses them from a subdomain or from plain http. A
 * name without the prefix could be planted there, so it isn't read over TLS.
 */
@Injectable()
export class HostCookies {
  constructor(private readonly transport: TransportSecurity) {}

  read(request: Request, name: string): string | undefined {
    return cookiesOf(request)[this.nameFor(request, name)];
  }

  set(response: Response, name: string, value: string, life: CookieLife): void {
    const { req: request } = response;
    const ownName = this.nameFor(request, name);
    append(response, ownName, value, { secure: this.transport.isTls(request), ...life });
    // Left from before the prefix.
    if (ownName !== name && name in cookiesOf(request))
      append(response, name, '', { secure: true, maxAge: 0 });
  }

  clear(response: Response, name: string): void {
    this.set(response, name, '', { maxAge: 0 });
  }

  private nameFor(request: Request, name: string): string {
    return hostCookieName(name, this.transport.isTls(request));
  }
}

/** The name that browsers see. */
export const hostCookieName = (name: string, isTls: boolean): string => (isTls ? `__Host-${name}` : name);

const cookiesOf = (request: Request) => parseCookie(request.get('cookie') ?? '');

function append(
  response: Response,
  name: string,
  value: string,
  life: CookieLife & { secure: boolean },
): void {
  const cookie = stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'lax', ...life });
  response.append('Set-Cookie', cookie);
}
