import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { openRedis } from '@printpartner/messaging';
import type { Redis } from 'ioredis';

export const REDIS = Symbol('redis');

/** The service's own Redis connection, for session copies and limits; the queues have theirs. */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static with(url: string): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [{ provide: REDIS, useFactory: () => openRedis(url, 'commands') }],
      exports: [REDIS],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
