import type { RedisOptions } from 'bullmq';
import { DISCONNECT_TIMEOUT_MS, reconnectDelay } from '../redis-connection.ts';

/** For adding jobs: fails immediately while Redis is down. */
export function producerConnection(url: string): RedisOptions {
  return {
    url,
    retryStrategy: reconnectDelay,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  };
}

/** For workers: reconnects after an outage. */
export function workerConnection(url: string): RedisOptions {
  return {
    url,
    retryStrategy: reconnectDelay,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: null,
  };
}
