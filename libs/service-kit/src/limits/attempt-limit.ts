import { createHash } from 'node:crypto';
import type { ErrorCode } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface AttemptLimitOptions {
  /** Name of the counter, unique in the system. It begins with the process's, which may write only such keys. */
  name: string;
  /** Attempts per window. */
  attempts: number;
  /** Length of the window from its first attempt, seconds. */
  windowSeconds: number;
  /** Code of the refusal; `request.rate_limited` by default. */
  code?: ErrorCode;
  /** Shown when no attempts are left. */
  userMessage?: string;
}

/**
 * Counts attempts per key in Redis, across all replicas. Attempts are taken before
 * the work, so that a burst can't exceed the limit; harmless ones are given back.
 * Keys are hashed, so that no address or IP is stored.
 */
export class AttemptLimit {
  readonly #limiter: RateLimiterRedis;
  readonly #code: ErrorCode;
  readonly #userMessage: string;

  constructor(redis: Redis, { name, attempts, windowSeconds, code, userMessage }: AttemptLimitOptions) {
    this.#limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: limitKeys(name),
      points: attempts,
      duration: windowSeconds,
    });
    this.#code = code ?? 'request.rate_limited';
    this.#userMessage = userMessage ?? 'Too many attempts. Please try again later.';
  }

  /**
   * Takes one attempt.
   *
   * @returns the number of attempts in this window, including this one
   * @throws AppError with the limit's code and the seconds until the window ends
   */
  async take(key: string): Promise<number> {
    try {
      const { consumedPoints } = await this.#limiter.consume(hashKey(key));
      return consumedPoints;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // The limiter also counts refusals, which must not use up the next attempts.
      await this.giveBack(key);
      throw new AppError(this.#code, {
        userMessage: this.#userMessage,
        retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      });
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(hashKey(key));
  }

  async clear(key: string): Promise<void> {
    await this.#limiter.delete(hashKey(key));
  }
}

/** Start of the keys of a limit in Redis. */
export const limitKeys = (name: string): string => `limit:${name}`;

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);
