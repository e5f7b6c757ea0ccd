import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import { logOutages, producerConnection } from './bullmq-connection.ts';
import { withOrigin } from './job-origin.ts';

const SECOND_MS = 1000;
const DAY_SECONDS = 86_400;

/**
 * A BullMQ queue with our defaults: five attempts with exponential back-off;
 * finished jobs are kept for an hour, failed ones for a week. Adding fails
 * immediately while Redis is down. Names must not contain ':'.
 *
 * @param isOwn another service's queue has its settings from that one
 */
export function createQueue<T>(name: string, redisUrl: string, prefix?: string, isOwn = true): Queue<T> {
  const queue = new SteadyQueue<T>(name, {
    connection: producerConnection(redisUrl),
    ...(prefix && { prefix }),
    skipMetasUpdate: !isOwn,
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'exponential', delay: SECOND_MS, jitter: 0.3 },
      removeOnComplete: { age: 3600, count: 1000 },
      removeOnFail: { age: 7 * DAY_SECONDS, count: 5000 },
    },
  });
  logOutages(queue, new Logger(`Queue ${name}`));
  return queue;
}

/** A queue that passes on the request that caused a job, and can be closed while Redis is down. */
class SteadyQueue<T> extends Queue<T> {
  protected override addJob(...[name, data, options]: Parameters<Queue<T>['addJob']>) {
    return super.addJob(name, data, withOrigin(options));
  }

  override addBulk(jobs: Parameters<Queue<T>['addBulk']>[0]) {
    return super.addBulk(jobs.map((job) => ({ ...job, opts: withOrigin(job.opts) })));
  }

  override async close(): Promise<void> {
    try {
      await super.close();
    } catch {
      // Without this, it would keep reconnecting.
      void this.disconnect().catch(() => undefined);
    }
  }
}
