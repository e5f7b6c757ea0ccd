import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit, siteOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { REDIS } from '../redis.ts';

const WINDOW_SECONDS = 10 * 60;

/** 120 uploads per 10 minutes for an account, 20 for a network of visitors. */
@Injectable()
export class UploadAdmission {
  private readonly userLimit: AttemptLimit;
  private readonly networkLimit: AttemptLimit;

  constructor(@Inject(REDIS) redis: Redis) {
    const options = {
      windowSeconds: WINDOW_SECONDS,
      userMessage: 'Too many uploads in a short time. Try again in a few minutes.',
    };
    this.userLimit = new AttemptLimit(redis, { name: 'gateway:preflight-user', attempts: 120, ...options });
    this.networkLimit = new AttemptLimit(redis, {
      name: 'gateway:preflight-network',
      attempts: 20,
      ...options,
    });
  }

  /** Counts as an attempt. @throws AppError request.rate_limited */
  async admit({ userId, origin }: Caller): Promise<void> {
    await (userId ? this.userLimit.take(userId) : this.networkLimit.take(siteOf(origin.ip)));
  }
}
