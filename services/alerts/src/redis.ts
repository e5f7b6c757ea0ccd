import type { FactoryProvider } from '@nestjs/common';
import { openRedis } from '@printpartner/messaging';
import type { Redis } from 'ioredis';

export const ALERTS_REDIS = Symbol('redis');

/** The service's own connection, for pushes and the sweeper's marker; queues have theirs. */
export function redisProvider(url: string): FactoryProvider<Redis> {
  return { provide: ALERTS_REDIS, useFactory: () => openRedis(url, 'commands') };
}
