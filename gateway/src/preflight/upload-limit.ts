import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit, networkOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { REDIS } from '../redis.ts';

const WINDOW_SECONDS = 10 * 60;
const userMessage = 'Too many files in a short time. Please try again in a few minutes.';

/** 120 uploads in ten minutes for an account, 20 for a network that has none. */
@Injectable()
export class UploadLimit {
  private readonly ofUser: AttemptLimit;
  private readonly ofNetwork: AttemptLimit;

  constructor(@Inject(REDIS) redis: Redis) {
    const options = { windowSeconds: WINDOW_SECONDS, userMessage };
    this.ofUser = new AttemptLimit(redis, { name: 'preflight-user', attempts: 120, ...options });
    this.ofNetwork = new AttemptLimit(redis, { name: 'preflight-network', attempts: 20, ...options });
  }

  /** @throws AppError request.rate_limited */
  async take({ userId, origin }: Caller): Promise<void> {
    await (userId ? this.ofUser.take(userId) : this.ofNetwork.take(networkOf(origin.ip)));
  }
}
