import type { RedisOptions } from 'bullmq';
import { DISCONNECT_TIMEOUT_MS, KEEP_ALIVE_MS, reconnectDelay, SILENT_MS } from '../redis-connection.ts';

/** BullMQ blocks for up to ten seconds. */
const LONGEST_BLOCK_MS = 10_000;

/** For adding jobs: fails immediately while Redis is down, and within seconds when it doesn't answer. */
export function producerConnection(url: string): RedisOptions {
  return {
    url,
    retryStrategy: reconnectDelay,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    socketTimeout: SILENT_MS,
    keepAlive: KEEP_ALIVE_MS,
  };
}

/** For workers: reconnects after an outage. */
export function workerConnection(url: string): RedisOptions {
  return {
    url,
    retryStrategy: reconnectDelay,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: null,
    socketTimeout: LONGEST_BLOCK_MS + SILENT_MS,
    keepAlive: KEEP_ALIVE_MS,
  };
}
