import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type AlertPush, alertPushChannel } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { ALERTS_REDIS } from '../redis.ts';

/** Tells every gateway that an alert fell due. Best effort: clients also poll, and a new stream starts with what is due. */
@Injectable()
export class AlertPusher implements OnApplicationShutdown {
  private readonly logger = new Logger(AlertPusher.name);

  constructor(@Inject(ALERTS_REDIS) private readonly redis: Redis) {}

  async push(alert: AlertPush): Promise<void> {
    await this.redis
      .publish(alertPushChannel, JSON.stringify(alert))
      .catch((error: unknown) => this.logger.warn(describeError(error)));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
