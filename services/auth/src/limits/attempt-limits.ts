import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';
import { attemptFigures, type LimitName } from './attempt-figures.ts';

export type AttemptKeys = Partial<Record<LimitName, string>>;

/** The limits of this service, by name. They treat known and unknown addresses alike. */
@Injectable()
export class AttemptLimits {
  private readonly limits: Record<LimitName, AttemptLimit>;

  constructor(@Inject(REDIS) redis: Redis) {
    const names = Object.keys(attemptFigures) as LimitName[];
    this.limits = Object.fromEntries(
      names.map((name) => [name, new AttemptLimit(redis, { name, ...attemptFigures[name] })]),
    ) as Record<LimitName, AttemptLimit>;
  }

  /**
   * Takes one attempt of each limit, in the order given; a refusal ends it, so
   * that a guesser who is stopped by a narrow limit does not use up a wider one.
   *
   * @throws AppError request.rate_limited
   */
  async take(keys: AttemptKeys): Promise<void> {
    for (const [limit, key] of this.entries(keys)) await limit.take(key);
  }

  /** Gives them back: it was no offence. */
  async giveBack(keys: AttemptKeys): Promise<void> {
    await Promise.all(this.entries(keys).map(([limit, key]) => limit.giveBack(key)));
  }

  private entries(keys: AttemptKeys): [AttemptLimit, string][] {
    return (Object.entries(keys) as [LimitName, string][]).map(([name, key]) => [this.limits[name], key]);
  }
}
