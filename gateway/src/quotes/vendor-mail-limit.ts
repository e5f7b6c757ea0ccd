import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { REDIS } from '../redis.ts';

const REQUESTS_A_DAY = 60;
const DAY_SECONDS = 86_400;

/** How often a user may let us write to vendors, whose addresses the user types in. */
@Injectable()
export class VendorMailLimit {
  private readonly ofUser: AttemptLimit;

  constructor(@Inject(REDIS) redis: Redis) {
    this.ofUser = new AttemptLimit(redis, {
      name: 'vendor-mails',
      attempts: REQUESTS_A_DAY,
      windowSeconds: DAY_SECONDS,
      userMessage:
        'You have mailed many vendors today. Copy the link and send it yourself, or try again tomorrow.',
    });
  }

  /** Counts one request. @throws AppError request.rate_limited */
  async take({ userId = '' }: Caller): Promise<void> {
    await this.ofUser.take(userId);
  }
}
