import { Logger } from '@nestjs/common';
import type { Job, Worker, WorkerOptions } from 'bullmq';
import { describeError } from '../rpc/error-reply.ts';
import { workerConnection } from './bullmq-connection.ts';
import { logOutages } from './outage-log.ts';
import { SteadyWorker } from './steady-worker.ts';

export interface CreateWorkerOptions extends Pick<
  WorkerOptions,
  'lockDuration' | 'stalledInterval' | 'maxStalledCount'
> {
  /** Jobs running concurrently, 5 by default. */
  concurrency?: number;
  prefix?: string;
}

/**
 * A BullMQ worker with our defaults. Failures are logged with the attempt;
 * `close()` waits for running jobs.
 */
export function createWorker<T>(
  name: string,
  redisUrl: string,
  process: (job: Job<T>, token?: string) => Promise<void>,
  { concurrency = 5, ...options }: CreateWorkerOptions = {},
): Worker<T> {
  const logger = new Logger(`Worker ${name}`);
  const worker = new SteadyWorker<T>(name, process, {
    connection: workerConnection(redisUrl),
    concurrency,
    // BullMQ's default of 15 s would delay recovery from every Redis restart.
    runRetryDelay: 1000,
    ...options,
  });
  logOutages(worker, logger);
  worker.on('failed', (job, error) => {
    const attempt = job && `${job.attemptsMade} of ${job.opts.attempts ?? 1}`;
    logger.error({ job: job?.name, id: job?.id, attempt, ...describeError(error) });
  });
  return worker;
}
