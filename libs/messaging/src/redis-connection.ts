import { Logger } from '@nestjs/common';
import { addGaugeSource, type Sample, storeMetrics } from '@printpartner/metrics';
import { Redis } from 'ioredis';

/**
 * - `commands`: fails immediately while Redis is down and never sends a command twice.
 * - `blocking`: reconnects after an outage and repeats the blocked command.
 */
export type ConnectionRole = 'commands' | 'blocking' | 'subscriber';

/** Server-side timeout of a blocking pop. Short, because a half-open connection loses what it pops until it is noticed. */
export const BLOCK_SECONDS = 2;

/** A Redis that sends nothing for this long while a command waits counts as gone; the connection is then replaced. */
export const SILENT_MS = 3_000;

/** When the kernel starts to probe an idle connection, such as a subscriber's, which sends no commands. */
export const KEEP_ALIVE_MS = 10_000;

/** How long ioredis may keep the process alive after disconnecting from a Redis that is down. */
export const DISCONNECT_TIMEOUT_MS = 200;

/** Back-off before connection attempt `times` (one-based), in milliseconds. */
export function reconnectDelay(times: number): number {
  return Math.min(50 * 2 ** (times - 1), 2000) + Math.floor(Math.random() * 100);
}

/** Opens a connection that reconnects forever and never emits an unhandled error. */
export function openRedis(url: string, role: ConnectionRole): Redis {
  const redis = new Redis(url, {
    retryStrategy: reconnectDelay,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    connectionName: `printpartner-${role}`,
    // With 0, ioredis rejects commands in flight on a disconnect instead of repeating them.
    maxRetriesPerRequest: role === 'commands' ? 0 : null,
    enableOfflineQueue: role !== 'commands',
    // A hanging Redis must not block a request forever.
    commandTimeout: role === 'commands' ? 2000 : undefined,
    socketTimeout: role === 'blocking' ? BLOCK_SECONDS * 1000 + SILENT_MS : SILENT_MS,
    keepAlive: KEEP_ALIVE_MS,
  });
  logOutages(redis, role);
  trackConnection(redis, role);
  return redis;
}

function logOutages(redis: Redis, role: ConnectionRole): void {
  const logger = new Logger('Redis');
  let isDown = false;
  redis.on('error', (error: Error) => {
    if (!isDown) logger.warn(`${role} connection: ${error.message}`);
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) logger.log(`${role} connection restored`);
    isDown = false;
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

const { redisConnections, redisReady } = storeMetrics;
const open = new Map<Redis, string>();

/** Counts a connection until it is closed. */
function trackConnection(redis: Redis, role: string): void {
  if (open.size === 0) addGaugeSource(source);
  open.set(redis, role);
  redis.once('end', () => open.delete(redis));
}

const source = {
  name: 'redis connections',
  gauges: [redisConnections, redisReady],
  isLocal: true,
  read: (): Sample[] =>
    [...Map.groupBy(open, ([, role]) => role)].flatMap(([role, ofRole]) => [
      { gauge: redisConnections, labels: { role }, value: ofRole.length },
      {
        gauge: redisReady,
        labels: { role },
        value: ofRole.filter(([redis]) => redis.status === 'ready').length,
      },
    ]),
};
