import type { Redis } from 'ioredis';
import { RpcKeys } from './keys.ts';

/** How many calls wait in each service's request queue, in the order of `services`. */
export function countWaitingCalls(redis: Redis, services: readonly string[]): Promise<number[]> {
  const keys = new RpcKeys();
  return Promise.all(services.map((service) => redis.llen(keys.requests(service))));
}
