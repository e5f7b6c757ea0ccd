import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

/**
 * - `commands`: fails at once while Redis is away and never sends a command twice.
 * - `blocking`: waits out an outage and repeats what it was blocked on.
 */
export type ConnectionRole = 'commands' | 'blocking' | 'subscriber';

/** Seconds a blocking pop waits on the server before it asks again. */
export const blockSeconds = 5;

/** Milliseconds for which ioredis keeps the process alive after disconnecting from a Redis that is gone. */
export const goodbyeMs = 200;

/** Back-off before connection attempt `times` (one-based), in milliseconds. */
export function reconnectDelay(times: number): number {
  return Math.min(50 * 2 ** (times - 1), 2000) + Math.floor(Math.random() * 100);
}

/** Opens a connection that reconnects for ever and never throws unheard. */
export function openRedis(url: string, role: ConnectionRole): Redis {
  const redis = new Redis(url, {
    retryStrategy: reconnectDelay,
    disconnectTimeout: goodbyeMs,
    connectionName: `printpartner-${role}`,
    // With 0, ioredis rejects what was in flight on every disconnect instead of repeating it.
    maxRetriesPerRequest: role === 'commands' ? 0 : null,
    enableOfflineQueue: role !== 'commands',
    // A Redis that hangs must not hold a request for ever.
    commandTimeout: role === 'commands' ? 2000 : undefined,
    // A half-open connection is noticed because a healthy one answers every `blockSeconds`.
    socketTimeout: role === 'blocking' ? (blockSeconds + 10) * 1000 : undefined,
  });
  logOutages(redis, role);
  return redis;
}

function logOutages(redis: Redis, role: ConnectionRole): void {
  const logger = new Logger('Redis');
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) logger.warn(`${role} connection: ${error.message}`);
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.log(`${role} connection is back`);
    away = false;
  });
}

const waits = new WeakMap<Redis, Promise<void>>();

/** Resolves once the connection can take commands. */
export function whenReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  const waiting = waits.get(redis);
  if (waiting) return waiting;
  const wait = new Promise<void>((resolve) => {
    redis.once('ready', () => {
      waits.delete(redis);
      resolve();
    });
  });
  waits.set(redis, wait);
  return wait;
}
