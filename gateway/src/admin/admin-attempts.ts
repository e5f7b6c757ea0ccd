import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import { AttemptLimit, limitKeys, networkOf, siteOf } from '@printpartner/service-kit';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { clientIp } from '../http/client-ip.ts';
import { REDIS } from '../redis.ts';
import { AdminSessions } from './admin-sessions.ts';
import { LocalAttempts } from './local-attempts.ts';

/** Start of the names of all these limits, in Redis. */
const NAME = 'gateway:admin-password';
const ALL_NETWORKS = 'everybody';
const HOUR_SECONDS = 60 * 60;
/** Set while the limit of all networks doesn't count. */
const UNLOCKED = limitKeys(`${NAME}-unlocked`);
const UNLOCKED_SECONDS = 15 * 60;
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
    @Inject(REDIS) private readonly redis: Redis,
    private readonly sessions: AdminSessions,
  ) {
    this.ofSession = new AttemptLimit(redis, { name: `${NAME}-session`, ...SMALL });
    this.ofNetwork = new AttemptLimit(redis, { name: NAME, ...SMALL });
    this.ofSite = new AttemptLimit(redis, {
      name: `${NAME}-site`,
      attempts: 30,
      windowSeconds: HOUR_SECONDS,
    });
    this.ofAll = new AttemptLimit(redis, {
      name: `${NAME}-all`,
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

  /**
   * Forgets all attempts, those without Redis first: the admin has shown access to the machine. For 15 minutes, those of
   * all networks together don't count, so that an attack under way doesn't lock the admin out again.
   */
  async unlock(): Promise<void> {
    this.withoutRedis.clear();
    for await (const keys of this.redis.scanStream({ match: `${limitKeys(NAME)}*`, count: 1_000 }))
      if (keys.length > 0) await this.redis.unlink(keys);
    await this.redis.set(UNLOCKED, '1', 'EX', UNLOCKED_SECONDS);
  }

  private async limitsOf(request: Request): Promise<[AttemptLimit, string][]> {
    const session = await this.sessions.find(request, { prolongs: true });
    if (session !== undefined) return [[this.ofSession, session]];
    const ip = clientIp(request);
    const ofOne: [AttemptLimit, string][] = [
      [this.ofNetwork, networkOf(ip)],
      [this.ofSite, siteOf(ip)],
    ];
    const isUnlocked = (await this.redis.exists(UNLOCKED)) > 0;
    return isUnlocked ? ofOne : [...ofOne, [this.ofAll, ALL_NETWORKS]];
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
