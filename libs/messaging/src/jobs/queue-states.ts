import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { openRedis } from '../redis-connection.ts';
import { logOutages } from './outage-log.ts';
import { withRedisDeadline } from './redis-deadline.ts';

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

async function readQueue(queue: Queue, redis: Redis): Promise<QueueState> {
  const [counts, ...firsts] = await Promise.all([
    queue.getJobCounts('wait', 'prioritized', 'active', 'delayed', 'failed'),
    queue.getRanges(['wait'], 0, 0, true),
    queue.getRanges(['prioritized'], 0, 0, true),
  ]);
  const { wait = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  const ages = await Promise.all(firsts.flat().map((id) => waitSeconds(redis, queue.toKey(id))));
  const known = ages.filter((age) => age !== null);
  const oldestSeconds = known.length > 0 ? Math.max(...known) : null;
  return { queue: queue.name, waiting: wait + prioritized, active, delayed, failed, oldestSeconds };
}

/** Reads only times: a job's data may be secret. Null if the job has just ended. A delayed job waits from the end of its delay. */
async function waitSeconds(redis: Redis, jobKey: string): Promise<number | null> {
  const [timestamp, opts] = await redis.hmget(jobKey, 'timestamp', 'opts');
  if (!timestamp) return null;
  const { delay = 0 } = JSON.parse(opts ?? '{}') as { delay?: number };
  return Math.max(0, Date.now() - Number(timestamp) - delay) / 1_000;
}
