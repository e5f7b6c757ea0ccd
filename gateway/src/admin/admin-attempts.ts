import { type INestApplicationContext, Inject, Injectable, Logger } from '@nestjs/common';
import { AppError, describeError } from '@printpartner/messaging';
import { AttemptLimit, limitKeys, networkOf, siteOf } from '@printpartner/service-kit';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { clientIp } from '../http/client-ip.ts';
import { REDIS } from '../redis.ts';
import { AdminSessions } from './admin-sessions.ts';

/** Start of the names of all these limits, in Redis. */
const NAME = 'gateway:admin-password';
const ALL_NETWORKS = 'everybody';
const HOUR_SECONDS = 60 * 60;
/** Set while the limit of all networks doesn't count. */
const UNLOCKED = limitKeys(`${NAME}-unlocked`);
const UNLOCKED_SECONDS = 15 * 60;
/** What one network, and one admin session, may try. */
const SMALL = { attempts: 10, windowSeconds: 15 * 60 };
const MEDIUM = { attempts: 30, windowSeconds: HOUR_SECONDS };
const LARGE = { attempts: 300, windowSeconds: HOUR_SECONDS };

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
    this.ofSite = new AttemptLimit(redis, { name: `${NAME}-site`, ...MEDIUM });
    this.ofAll = new AttemptLimit(redis, { name: `${NAME}-all`, ...LARGE });
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

const ATTEMPTS = 5;
const WINDOW_MS = 60_000;

/** Limits wrong passwords of everybody together to five per minute, in this process: for the time without Redis. */
class LocalAttempts {
  #takenAt: number[] = [];

  /** @throws AppError request.rate_limited */
  take(): void {
    const now = performance.now();
    this.#takenAt = this.#takenAt.filter((at) => now - at < WINDOW_MS);
    const [oldest] = this.#takenAt;
    if (oldest !== undefined && this.#takenAt.length >= ATTEMPTS)
      throw new AppError('request.rate_limited', {
        userMessage: 'Too many attempts. Please try again later.',
        retryAfter: Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1_000)),
      });
    this.#takenAt.push(now);
  }

  clear(): void {
    this.#takenAt = [];
  }

  giveBack(): void {
    this.#takenAt.pop();
  }
}

/** Sent by `npm run admin:unlock`, and to a container by `docker-compose kill -s USR2 gateway`. */
const UNLOCK_SIGNAL = 'SIGUSR2';

/** Lets whoever may signal this process, on the machine, forget the wrong admin passwords that strangers tried. */
export function unlockOnSignal(app: INestApplicationContext): void {
  const attempts = app.get(AdminAttempts);
  const logger = new Logger(AdminAttempts.name);
  process.on(UNLOCK_SIGNAL, () => {
    void attempts.unlock().then(
      () => logger.log('Attempts at the admin password cleared'),
      (error: unknown) => logger.warn(describeError(error)),
    );
  });
}
