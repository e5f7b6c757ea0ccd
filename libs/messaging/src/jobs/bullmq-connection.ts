import type { Logger } from '@nestjs/common';
import type { RedisOptions } from 'bullmq';
import { DISCONNECT_TIMEOUT_MS, KEEP_ALIVE_MS, reconnectDelay, SILENT_MS } from '../redis-connection.ts';

/** BullMQ blocks for up to ten seconds. */
const MAX_BLOCK_MS = 10_000;

/** A connection for adding jobs fails immediately while Redis is down, and within seconds when it doesn't answer. */
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

/** A connection for a worker reconnects after an outage. */
export function workerConnection(url: string): RedisOptions {
  return {
    url,
    retryStrategy: reconnectDelay,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: null,
    socketTimeout: MAX_BLOCK_MS + SILENT_MS,
    keepAlive: KEEP_ALIVE_MS,
  };
}

interface Connection {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The same message is logged at most once per interval. */
const QUIET_MS = 10_000;

/** Logs connection errors of a queue or worker without repeating itself. */
export function logOutages(connection: Connection, logger: Logger): void {
  let last = { message: '', at: -QUIET_MS };
  connection.on('error', ({ message }) => {
    const at = performance.now();
    if (message === last.message && at - last.at < QUIET_MS) return;
    last = { message, at };
    logger.warn(message);
  });
}

/** BullMQ would wait forever for a first connection to Redis. */
const REDIS_TIMEOUT_MS = 3000;

/** The result of a queue's call. @throws Error when Redis does not answer in time */
export async function withRedisDeadline<T>(call: Promise<T>): Promise<T> {
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`Redis: deadline exceeded after ${REDIS_TIMEOUT_MS} ms`)),
    REDIS_TIMEOUT_MS,
  ).unref();
  try {
    return await Promise.race([call, exceeded]);
  } finally {
    clearTimeout(timer);
  }
}
