import type { RedisOptions } from 'bullmq';
import { reconnectDelay } from '../redis-connection.ts';

/** For adding jobs: fails at once while Redis is away, so that the caller knows. */
export function producerConnection(url: string): RedisOptions {
  return { url, retryStrategy: reconnectDelay, enableOfflineQueue: false, maxRetriesPerRequest: 0 };
}

/** For workers: waits out an outage. */
export function workerConnection(url: string): RedisOptions {
  return { url, retryStrategy: reconnectDelay, maxRetriesPerRequest: null };
}
