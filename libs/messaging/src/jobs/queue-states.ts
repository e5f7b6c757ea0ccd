import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { openRedis } from '../redis-connection.ts';
import { logOutages, withRedisDeadline } from './bullmq-connection.ts';

/** The jobs of one BullMQ queue. */
export interface QueueState {
  queue: string;
  /** Ready for a worker. */
  waiting: number;
  active: number;
  delayed: number;
  /** Given up. */
  failed: number;
  /** Age of the job that has waited longest for a worker, seconds; null if none waits. */
  oldestSeconds: number | null;
}

/** Reads the state of queues over one connection of its own. It adds no jobs and takes none. */
export class QueueStates {
  readonly #redis: Redis;
  readonly #queues: Queue[];

  constructor(names: readonly string[], redisUrl: string) {
    this.#redis = openRedis(redisUrl, 'commands');
    const logger = new Logger(QueueStates.name);
    this.#queues = names.map((name) => {
      const queue = new Queue(name, { connection: this.#redis, skipMetasUpdate: true });
      logOutages(queue, logger);
      return queue;
    });
  }

  /** @throws Error while Redis is down */
  read(): Promise<QueueState[]> {
    return withRedisDeadline(Promise.all(this.#queues.map((queue) => readQueue(queue, this.#redis))));
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#queues.map((queue) => queue.close()));
    this.#redis.disconnect();
  }
}

/** A job that waits in the prioritized queue is hardly ever behind more others than this, of its own priority or better. */
const LOOKED_AT = 100;

async function readQueue(queue: Queue, redis: Redis): Promise<QueueState> {
  const [counts, ...candidates] = await Promise.all([
    queue.getJobCounts('wait', 'prioritized', 'active', 'delayed', 'failed'),
    queue.getRanges(['wait'], 0, 0, true),
    // By priority, not by age: the oldest can be the next as well as the last.
    queue.getRanges(['prioritized'], 0, LOOKED_AT - 1, true),
    queue.getRanges(['prioritized'], -LOOKED_AT, -1, true),
  ]);
  const { wait = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  const ids = [...new Set(candidates.flat())];
  const ages = await Promise.all(ids.map((id) => waitSeconds(redis, queue.toKey(id))));
  const known = ages.filter((age) => age !== null);
  const oldestSeconds = known.length > 0 ? Math.max(...known) : null;
  return { queue: queue.name, waiting: wait + prioritized, active, delayed, failed, oldestSeconds };
}

/**
 * Reads only times: a job's data may be secret. Null if the job has just ended. A job waits from the end of its delay,
 * and one that was put back from its last try, because BullMQ keeps no later time.
 */
async function waitSeconds(redis: Redis, jobKey: string): Promise<number | null> {
  const [timestamp, opts, triedAt] = await redis.hmget(jobKey, 'timestamp', 'opts', 'processedOn');
  if (!timestamp) return null;
  const { delay = 0 } = JSON.parse(opts ?? '{}') as { delay?: number };
  const since = Math.max(Number(timestamp) + delay, Number(triedAt ?? 0));
  return Math.max(0, Date.now() - since) / 1_000;
}
