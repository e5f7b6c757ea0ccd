import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Job, type Processor, Worker, type WorkerOptions } from 'bullmq';
import { describeError } from '../rpc/error-reply.ts';
import { workerConnection } from './bullmq-connection.ts';
import { measureJobs } from './job-metrics.ts';
import { originOf } from './job-origin.ts';
import { logOutages } from './outage-log.ts';
import { runJob } from './run-job.ts';

/** Time for BullMQ to report finished jobs when Redis goes down while closing. */
const REPORT_MS = 5000;

export interface CreateWorkerOptions extends Pick<
  WorkerOptions,
  'lockDuration' | 'stalledInterval' | 'maxStalledCount'
> {
  /** Jobs running concurrently, 5 by default. */
  concurrency?: number;
  prefix?: string;
}

/**
 * A BullMQ worker with our defaults. A job runs as a part of the request that
 * caused it. Failures are logged with the attempt; `close()` waits for running jobs.
 */
export function createWorker<T>(
  name: string,
  redisUrl: string,
  process: (job: Job<T>, token?: string) => Promise<void>,
  { concurrency = 5, ...options }: CreateWorkerOptions = {},
): Worker<T> {
  const logger = new Logger(`Worker ${name}`);
  const run: Processor<T> = (job, token) => runJob(name, job, () => process(job, token));
  const worker = new SteadyWorker<T>(name, run, {
    connection: workerConnection(redisUrl),
    concurrency,
    // BullMQ's default of 15 s would delay recovery from every Redis restart.
    runRetryDelay: 1000,
    ...options,
  });
  logOutages(worker, logger);
  measureJobs(worker, name);
  worker.on('failed', (job, error) => {
    const requestId = job && originOf(job.opts)?.requestId;
    const attempt = job && `${job.attemptsMade} of ${job.opts.attempts ?? 1}`;
    logger.error({ job: job?.name, id: job?.id, requestId, attempt, ...describeError(error) });
  });
  return worker;
}

/** A worker whose close() waits for running jobs even while Redis is down. */
class SteadyWorker<T> extends Worker<T> {
  readonly #running: Set<Promise<unknown>>;
  #isDisconnected = true;

  constructor(name: string, process: Processor<T>, options: WorkerOptions) {
    const running = new Set<Promise<unknown>>();
    super(
      name,
      (...job) => {
        const run = Promise.resolve(process(...job)).finally(() => running.delete(run));
        running.add(run);
        return run;
      },
      options,
    );
    this.#running = running;
    this.backend.on('ready', () => (this.#isDisconnected = false));
    this.backend.on('close', () => (this.#isDisconnected = true));
  }

  override async close(force = false): Promise<void> {
    if (force || !this.#isDisconnected) {
      const closed = super.close(force);
      return Promise.race([closed, this.#abandoned(closed)]);
    }
    // BullMQ would wait for a reconnect.
    await Promise.allSettled(this.#running);
    return super.close(true);
  }

  async #abandoned(closed: Promise<void>): Promise<void> {
    do {
      await Promise.race([closed, delay(REPORT_MS, undefined, { ref: false })]);
      if (this.closed) return;
    } while (!this.#isDisconnected || this.#running.size > 0);
  }
}
