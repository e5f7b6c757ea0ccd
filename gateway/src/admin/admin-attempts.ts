import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

const ALL_NETWORKS = 'everybody';

/**
 * Limits wrong admin passwords: ten per 15 minutes from one network, and 300 per
 * hour from all networks, because there is only one password to guess.
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
    await this.ofAll.take(ALL_NETWORKS).catch(async (error: unknown) => {
      await this.ofNetwork.giveBack(network);
      throw error;
    });
  }

  async giveBack(network: string): Promise<void> {
    await Promise.all([this.ofNetwork.giveBack(network), this.ofAll.giveBack(ALL_NETWORKS)]);
  }
}
