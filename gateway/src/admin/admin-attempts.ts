import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import { AttemptLimit, networkOf, siteOf } from '@printpartner/service-kit';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { clientIp } from '../http/client-ip.ts';
import { REDIS } from '../redis.ts';
import { AdminSessions } from './admin-sessions.ts';
import { LocalAttempts } from './local-attempts.ts';

const ALL_NETWORKS = 'everybody';
const HOUR_SECONDS = 60 * 60;
/** Of one network, and of one admin session. */
const SMALL = { attempts: 10, windowSeconds: 15 * 60 };

/**
 * Limits wrong admin passwords: ten per 15 minutes from one network, 30 per hour from one site, and 300 per hour from all
 * networks, because there is only one password to guess. A browser with an admin session has a limit of its own instead,
 * so that guesses of others don't lock the admin out.
 */
@Injectable()
export class AdminAttempts {
  private readonly ofSession: AttemptLimit;
  private readonly ofNetwork: AttemptLimit;
  private readonly ofSite: AttemptLimit;
  private readonly ofAll: AttemptLimit;
  private readonly withoutRedis = new LocalAttempts();

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly sessions: AdminSessions,
  ) {
    this.ofSession = new AttemptLimit(redis, { name: 'gateway:admin-password-session', ...SMALL });
    this.ofNetwork = new AttemptLimit(redis, { name: 'gateway:admin-password', ...SMALL });
    this.ofSite = new AttemptLimit(redis, {
      name: 'gateway:admin-password-site',
      attempts: 30,
      windowSeconds: HOUR_SECONDS,
    });
    this.ofAll = new AttemptLimit(redis, {
      name: 'gateway:admin-password-all',
      attempts: 300,
      windowSeconds: HOUR_SECONDS,
    });
  }

  /**
   * Counts an attempt. Without Redis, it is counted in this process, so that the admin can see what is wrong.
   *
   * @returns gives the attempt back, for a right password
   * @throws AppError request.rate_limited
   */
  async take(request: Request): Promise<() => Promise<void>> {
    try {
      return await takeAll(await this.limitsOf(request));
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.withoutRedis.take();
      return async () => this.withoutRedis.giveBack();
    }
  }

  private async limitsOf(request: Request): Promise<[AttemptLimit, string][]> {
    const session = await this.sessions.find(request, { prolongs: true });
    if (session !== undefined) return [[this.ofSession, session]];
    const ip = clientIp(request);
    return [
      [this.ofNetwork, networkOf(ip)],
      [this.ofSite, siteOf(ip)],
      [this.ofAll, ALL_NETWORKS],
    ];
  }
}

/** Takes from all of these limits or from none. */
async function takeAll(limits: readonly [AttemptLimit, string][]): Promise<() => Promise<void>> {
  const taken: (typeof limits)[number][] = [];
  const giveBack = async () => {
    // What Redis can't take back stays counted, until the window ends.
    await Promise.allSettled(taken.map(([limit, key]) => limit.giveBack(key)));
  };
  try {
    for (const [limit, key] of limits) {
      await limit.take(key);
      taken.push([limit, key]);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}
