import { addGaugeSource, type Sample, storeMetrics } from '@printpartner/metrics';
import type { Redis } from 'ioredis';

const { redisConnections, redisReady } = storeMetrics;
const open = new Map<Redis, string>();

/** Counts a connection until it is closed. */
export function trackConnection(redis: Redis, role: string): void {
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
