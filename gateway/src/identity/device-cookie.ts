import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits } from '@printpartner/contracts';
import type { Request, Response } from 'express';
import { hashToken, TOKEN } from './session-cookie.ts';
import { HostCookies } from './host-cookies.ts';

const DEVICE_COOKIE = 'pp_device';
const DAY_SECONDS = 86_400;

/** A browser's mark, by which the auth service recognizes a device that has signed in before. It grants no access. */
@Injectable()
export class DeviceCookie {
  constructor(private readonly cookies: HostCookies) {}

  /** The browser's mark, or a new one that `keep` stores in the browser. */
  markOf(request: Request): { token: string; hash: string } {
    const token = this.read(request) ?? randomBytes(32).toString('base64url');
    return { token, hash: hashToken(token) };
  }

  /** Hash of the browser's mark; undefined without one. */
  hashOf(request: Request): string | undefined {
    const token = this.read(request);
    return token && hashToken(token);
  }

  keep(response: Response, token: string): void {
    this.cookies.set(response, DEVICE_COOKIE, token, { maxAge: limits.knownDeviceDays * DAY_SECONDS });
  }

  clear(response: Response): void {
    this.cookies.clear(response, DEVICE_COOKIE);
  }

  private read(request: Request): string | undefined {
    const token = this.cookies.read(request, DEVICE_COOKIE);
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  }
}
