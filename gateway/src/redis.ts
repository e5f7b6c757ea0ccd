import type { FactoryProvider } from '@nestjs/common';
import { openRedis } from '@printpartner/messaging';
import type { Redis } from 'ioredis';

export const REDIS = Symbol('redis');

/** The gateway's own connection for session copies and limits; the queues have theirs. */
export function redisProvider(url: string): FactoryProvider<Redis> {
  return { provide: REDIS, useFactory: () => openRedis(url, 'commands') };
}
