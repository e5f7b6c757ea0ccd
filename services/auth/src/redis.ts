import type { FactoryProvider } from '@nestjs/common';
import { Redis } from 'ioredis';

export const REDIS = Symbol('redis');

/** The service's own connection, for session copies; not a queue's. */
export function redisProvider(url: string): FactoryProvider<Redis> {
  return { provide: REDIS, useFactory: () => new Redis(url, { maxRetriesPerRequest: 1 }) };
}
