import type { FactoryProvider } from '@nestjs/common';
import { Redis } from 'ioredis';

export const ALERTS_REDIS = Symbol('redis');

/** The service's own connection, for pushes and the clock's memory; not a queue's. */
export function redisProvider(url: string): FactoryProvider<Redis> {
  return { provide: ALERTS_REDIS, useFactory: () => new Redis(url, { maxRetriesPerRequest: 1 }) };
}
