import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type AlertPush, alertPush, ALERT_PUSH_CHANNEL } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import type { Redis } from 'ioredis';

export const PUSH_REDIS = Symbol('push redis');

/** Pushes that alerts publishes to every gateway over Redis pub/sub. */
@Injectable()
export class AlertPushes implements OnApplicationShutdown {
  private readonly logger = new Logger(AlertPushes.name);

  constructor(@Inject(PUSH_REDIS) private readonly redis: Redis) {}

  subscribe(deliver: (push: AlertPush) => void): void {
    this.redis.on('message', (_channel: string, message: string) => {
      const push = parsePush(message);
      if (push) deliver(push);
      else this.logger.warn('a push does not match its contract');
    });
    // After a reconnect, ioredis subscribes again by itself.
    this.redis
      .subscribe(ALERT_PUSH_CHANNEL)
      .catch((error: unknown) => this.logger.warn(describeError(error)));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

function parsePush(message: string): AlertPush | undefined {
  try {
    return alertPush.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}
