import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Redis } from 'ioredis';
import { HostCookies } from '../identity/host-cookies.ts';
import { TOKEN } from '../identity/session-cookie.ts';
import { REDIS } from '../redis.ts';
import { AdminPassword } from './admin-password.ts';

const ADMIN_COOKIE = 'pp_admin';
const IDLE_MS = 3_600_000;
const MAX_MS = 12 * IDLE_MS;

/**
 * Sessions of the admin pages that a browser opens by itself, without the password's header. They end an hour after the
 * last request, twelve hours after the password was entered, and when the password is changed: the key of a session is a
 * hash of its token with the password.
 */
@Injectable()
export class AdminSessions {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly cookies: HostCookies,
    private readonly password: AdminPassword,
  ) {}

  async start(response: Response): Promise<void> {
    await this.end(response);
    const token = randomBytes(32).toString('base64url');
    await this.redis.set(this.keyOf(token), Date.now() + MAX_MS, 'PX', IDLE_MS);
    this.cookies.set(response, ADMIN_COOKIE, token, { maxAge: MAX_MS / 1_000, sameSite: 'strict' });
  }

  /**
   * The key of the session that the request's cookie belongs to.
   *
   * @param prolongs whether the request shows that somebody is there
   */
  async find(request: Request, { prolongs }: { prolongs: boolean }): Promise<string | undefined> {
    const token = this.read(request);
    if (token === undefined) return undefined;
    const key = this.keyOf(token);
    const endsAt = Number(await this.redis.get(key));
    const left = Math.min(IDLE_MS, endsAt - Date.now());
    if (left <= 0) return undefined;
    if (!prolongs) return key;
    // 0 if the session was ended meanwhile.
    return (await this.redis.pexpire(key, left)) === 1 ? key : undefined;
  }

  async end(response: Response): Promise<void> {
    const token = this.read(response.req);
    if (token === undefined) return;
    await this.redis.del(this.keyOf(token));
    this.cookies.clear(response, ADMIN_COOKIE);
  }

  private read(request: Request): string | undefined {
    const token = this.cookies.read(request, ADMIN_COOKIE);
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  }

  private keyOf(token: string): string {
    return `gateway:admin-session:${this.password.hashWith(token)}`;
  }
}
