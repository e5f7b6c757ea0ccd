import { createHash } from 'node:crypto';
import { AppError } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface AttemptLimitOptions {
  /** Names the counter; unique in the house. */
  name: string;
  /** Attempts in one window. */
  attempts: number;
  /** Length of the window from its first attempt, seconds. */
  windowSeconds: number;
  /** What the user reads when there are no attempts left. */
  userMessage?: string;
}

/**
 * Counts attempts by a key in Redis, for all replicas together. Counting comes
 * before the work it guards, so that a burst cannot slip through; what turns
 * out to be no offence is given back. Keys are hashed: an address or IP rests
 * nowhere.
 */
export class AttemptLimit {
  readonly #limiter: RateLimiterRedis;
  readonly #userMessage: string;

  constructor(redis: Redis, { name, attempts, windowSeconds, userMessage }: AttemptLimitOptions) {
    this.#limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `limit:${name}`,
      points: attempts,
      duration: windowSeconds,
    });
    this.#userMessage = userMessage ?? 'Too many attempts. Please try again later.';
  }

  /**
   * Takes one attempt.
   *
   * @returns how many this window has had, this one included
   * @throws AppError request.rate_limited, with the seconds until the window ends
   */
  async take(key: string): Promise<number> {
    try {
      const { consumedPoints } = await this.#limiter.consume(hashKey(key));
      return consumedPoints;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // The limiter counts refusals, too; ones that came with a burst would outlast it.
      await this.giveBack(key);
      throw new AppError('request.rate_limited', {
        userMessage: this.#userMessage,
        retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      });
    }
  }

  /** Gives one attempt back. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(hashKey(key));
  }

  /** Forgets the key's attempts. */
  async clear(key: string): Promise<void> {
    await this.#limiter.delete(hashKey(key));
  }
}

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);
