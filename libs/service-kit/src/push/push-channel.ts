import { type DynamicModule, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type AlertPush, ALERT_PUSH_CHANNEL } from '@printpartner/contracts';
import { describeError, openRedis } from '@printpartner/messaging';
import { currentTraceparent, inSpan } from '@printpartner/tracing';
import type { Redis } from 'ioredis';

/** Publishes to every gateway, which sends to the user's open streams. Best effort: never throws. */
export class PushChannel implements OnApplicationShutdown {
  private readonly logger = new Logger(PushChannel.name);

  constructor(private readonly redis: Redis) {}

  /** Call after the commit: open browsers then read the user's projects and upcoming alerts again. */
  async pushChanged(userId: string): Promise<void> {
    await this.push({ kind: 'changed', userId });
  }

  protected async push(message: AlertPush): Promise<void> {
    await inSpan(`push ${message.kind}`, { kind: 'producer' }, () =>
      this.redis.publish(
        ALERT_PUSH_CHANNEL,
        JSON.stringify({ ...message, traceparent: currentTraceparent() }),
      ),
    ).catch((error: unknown) => this.logger.warn(describeError(error)));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

@Module({})
class PushModule {}

/** Provides `PushChannel` to the whole service. */
export function pushModule(redisUrl: string): DynamicModule {
  const channel = {
    provide: PushChannel,
    useFactory: () => new PushChannel(openRedis(redisUrl, 'commands')),
  };
  return { module: PushModule, global: true, providers: [channel], exports: [PushChannel] };
}
