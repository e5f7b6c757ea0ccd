import { Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { outageLog } from './outage-log.ts';
import { producerConnection } from './bullmq-connection.ts';
import { SteadyQueue } from './steady-queue.ts';

const second = 1000;
const day = 86_400;

/**
 * A BullMQ queue with the house's defaults: five attempts with exponential
 * back-off, finished jobs kept for an hour, failed ones for a week. Adding
 * fails at once while Redis is away. Names must not contain ':'.
 */
export function createQueue<T>(name: string, redisUrl: string, prefix?: string): Queue<T> {
  const queue = new SteadyQueue<T>(name, {
    connection: producerConnection(redisUrl),
    ...(prefix && { prefix }),
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'exponential', delay: second, jitter: 0.3 },
      removeOnComplete: { age: 3600, count: 1000 },
      removeOnFail: { age: 7 * day, count: 5000 },
    },
  });
  outageLog(queue, new Logger(`Queue ${name}`));
  return queue;
}
