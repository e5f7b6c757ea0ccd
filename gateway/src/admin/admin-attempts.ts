import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

/** Wrong admin passwords from one IP: ten in a quarter of an hour. */
@Injectable()
export class AdminAttempts extends AttemptLimit {
  constructor(@Inject(REDIS) redis: Redis) {
    super(redis, { name: 'admin-password', attempts: 10, windowSeconds: 15 * 60 });
  }
}
