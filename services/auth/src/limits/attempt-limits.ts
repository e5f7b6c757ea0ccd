import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ErrorCode } from '@printpartner/contracts';
import { AppError, describeError } from '@printpartner/messaging';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';
import { attemptFigures, type LimitName } from './attempt-figures.ts';

export type AttemptKeys = Partial<Record<LimitName, string>>;

/** The limits of this service, by name. Known and unknown addresses are treated the same. */
@Injectable()
export class AttemptLimits {
  private readonly logger = new Logger(AttemptLimits.name);
  private readonly limits: Record<LimitName, AttemptLimit>;

  constructor(@Inject(REDIS) redis: Redis) {
    const names = Object.keys(attemptFigures) as LimitName[];
    this.limits = Object.fromEntries(
      names.map((name) => [name, new AttemptLimit(redis, { name: `auth:${name}`, ...attemptFigures[name] })]),
    ) as Record<LimitName, AttemptLimit>;
  }

  /**
   * Takes one attempt from every limit or from none, so that an attacker stopped
   * by a narrow limit doesn't use up a wider one.
   *
   * @throws AppError with the limit's code, mostly request.rate_limited
   */
  async take(keys: AttemptKeys): Promise<void> {
    const taken: [AttemptLimit, string][] = [];
    try {
      for (const [limit, key] of this.entries(keys)) {
        await limit.take(key);
        taken.push([limit, key]);
      }
    } catch (error) {
      await this.giveBack(taken);
      throw error;
    }
  }

  /** Takes from `keys`, or from `otherwise` if one of them is used up. @throws AppError request.rate_limited, of `otherwise` */
  async takeEither(keys: AttemptKeys, otherwise: AttemptKeys): Promise<void> {
    try {
      await this.take(keys);
    } catch (error) {
      if (!isRefusedByLimit(error)) throw error;
      await this.take(otherwise);
    }
  }

  /** Takes one attempt; true when it is the first of its window. */
  async takeFirst(name: LimitName, key: string): Promise<boolean> {
    return (await this.limits[name].take(key)) === 1;
  }

  async clear(keys: AttemptKeys): Promise<void> {
    await Promise.all(this.entries(keys).map(([limit, key]) => limit.clear(key)));
  }

  /**
   * Takes attempts for `work` and gives them back unless it fails with
   * `failure`, so that an outage locks nobody out.
   */
  async countFailures<T>(keys: AttemptKeys, failure: ErrorCode, work: () => Promise<T>): Promise<T> {
    await this.take(keys);
    try {
      const done = await work();
      await this.giveBack(this.entries(keys));
      return done;
    } catch (error) {
      if (!(error instanceof AppError && error.code === failure)) await this.giveBack(this.entries(keys));
      throw error;
    }
  }

  /** Takes attempts for `work` and gives them back if it fails. */
  async countSuccesses<T>(keys: AttemptKeys, work: () => Promise<T>): Promise<T> {
    await this.take(keys);
    try {
      return await work();
    } catch (error) {
      await this.giveBack(this.entries(keys));
      throw error;
    }
  }

  /** Never throws: the work has already finished. */
  private async giveBack(taken: readonly [AttemptLimit, string][]): Promise<void> {
    await Promise.all(taken.map(([limit, key]) => limit.giveBack(key))).catch((error: unknown) =>
      this.logger.warn(describeError(error)),
    );
  }

  private entries(keys: AttemptKeys): [AttemptLimit, string][] {
    return (Object.entries(keys) as [LimitName, string][]).map(([name, key]) => [this.limits[name], key]);
  }
}

export const isRefusedByLimit = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'request.rate_limited';
