import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

const EVERYBODY = 'everybody';

/**
 * Wrong admin passwords: ten in a quarter of an hour from one network, and 300
 * an hour from all of them, because whoever has many networks guesses at the
 * same one password.
 */
@Injectable()
export class AdminAttempts {
  private readonly ofNetwork: AttemptLimit;
  private readonly ofAll: AttemptLimit;

  constructor(@Inject(REDIS) redis: Redis) {
    this.ofNetwork = new AttemptLimit(redis, {
      name: 'admin-password',
      attempts: 10,
      windowSeconds: 15 * 60,
    });
    this.ofAll = new AttemptLimit(redis, {
      name: 'admin-password-all',
      attempts: 300,
      windowSeconds: 60 * 60,
    });
  }

  /** @throws AppError request.rate_limited */
  async take(network: string): Promise<void> {
    await this.ofNetwork.take(network);
    await this.ofAll.take(EVERYBODY).catch(async (error: unknown) => {
      await this.ofNetwork.giveBack(network);
      throw error;
    });
  }

  async giveBack(network: string): Promise<void> {
    await Promise.all([this.ofNetwork.giveBack(network), this.ofAll.giveBack(EVERYBODY)]);
  }
}
