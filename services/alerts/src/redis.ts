import type { FactoryProvider } from '@nestjs/common';
import { openRedis } from '@printpartner/messaging';
import type { Redis } from 'ioredis';

export const REDIS = Symbol('redis');

/** The service's own connection, for pushes and the sweeper's marker; queues have theirs. */
export const redisProvider = (url: string): FactoryProvider<Redis> => ({
  provide: REDIS,
  useFactory: () => openRedis(url, 'commands'),
});
