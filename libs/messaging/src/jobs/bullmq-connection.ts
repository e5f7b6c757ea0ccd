import type { RedisOptions } from 'bullmq';
import { goodbyeMs, reconnectDelay } from '../redis-connection.ts';

/** For adding jobs: fails at once while Redis is away, so that the caller knows. */
export function producerConnection(url: string): RedisOptions {
  return {
    url,
    retryStrategy: reconnectDelay,
    disconnectTimeout: goodbyeMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  };
}

/** For workers: waits out an outage. */
export function workerConnection(url: string): RedisOptions {
  return { url, retryStrategy: reconnectDelay, disconnectTimeout: goodbyeMs, maxRetriesPerRequest: null };
}
