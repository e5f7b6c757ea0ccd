import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type Alert, type AlertPush, ALERT_PUSH_CHANNEL } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { ALERTS_REDIS } from '../redis.ts';

/** Publishes to every gateway, which sends to the user's open streams. Best effort: never throws. */
@Injectable()
export class AlertPusher implements OnApplicationShutdown {
  private readonly logger = new Logger(AlertPusher.name);

  constructor(@Inject(ALERTS_REDIS) private readonly redis: Redis) {}

  async pushDue(userId: string, alerts: Alert[]): Promise<void> {
    await this.publish({ kind: 'due', userId, alerts });
  }

  /** Call after the commit: open browsers then read the upcoming alerts again. */
  async pushChanged(userId: string): Promise<void> {
    await this.publish({ kind: 'changed', userId });
  }

  private async publish(push: AlertPush): Promise<void> {
    await this.redis
      .publish(ALERT_PUSH_CHANNEL, JSON.stringify(push))
      .catch((error: unknown) => this.logger.warn(describeError(error)));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
