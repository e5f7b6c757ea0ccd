import { Inject, Injectable } from '@nestjs/common';
import type { Alert } from '@printpartner/contracts';
import { PushChannel } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

/** Pushes due alerts, too. */
@Injectable()
export class AlertPusher extends PushChannel {
  constructor(@Inject(REDIS) redis: Redis) {
    super(redis);
  }

  async pushDue(userId: string, alerts: Alert[]): Promise<void> {
    await this.push({ kind: 'due', userId, alerts });
  }
}
