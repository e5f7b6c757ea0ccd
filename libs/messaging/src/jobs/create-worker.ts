import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { counter, histogram, jobMetrics } from '@printpartner/metrics';
import { currentCall, inSpan } from '@printpartner/tracing';
import { DelayedError, type Job, type Processor, WaitingError, Worker, type WorkerOptions } from 'bullmq';
import { describeError } from '../rpc/error-reply.ts';
import { logOutages, workerConnection } from './bullmq-connection.ts';
import { originOf } from './job-origin.ts';

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

const jobs = counter(jobMetrics.jobs);
const duration = histogram(jobMetrics.duration);

/** Counts and times the jobs of a worker. */
function measureJobs(worker: Worker, queue: string): void {
  // From zero, so that the first failure is an increase.
  for (const outcome of ['finished', 'retried', 'failed']) jobs.inc({ queue, outcome }, 0);
  worker.on('completed', ({ processedOn, finishedOn }) => {
    jobs.inc({ queue, outcome: 'finished' });
    if (processedOn && finishedOn) duration.observe({ queue }, (finishedOn - processedOn) / 1_000);
  });
  // `finishedOn` is set only when the job is not tried again.
  worker.on('failed', (job) => jobs.inc({ queue, outcome: job?.finishedOn ? 'failed' : 'retried' }));
}

const logger = new Logger('Jobs');

/**
 * Runs a job as a part of the request that caused it: its log lines have the request's id, and its span belongs to the
 * request's trace. A job that no request caused gets an id of its own. One that ends well is logged in one line; the
 * worker logs failures.
 */
async function runJob(queue: string, job: Job, work: () => Promise<void>): Promise<void> {
  const origin = originOf(job.opts);
  const requestId = origin?.requestId ?? randomUUID();
  const attributes = {
    'messaging.system': 'bullmq',
    'messaging.destination.name': queue,
    'messaging.operation.name': 'process',
    'printpartner.job': job.name,
    'printpartner.attempt': job.attemptsMade + 1,
    'printpartner.request_id': requestId,
  };
  const span = { kind: 'consumer', attributes, parent: origin?.traceparent, isRoot: true } as const;
  const putBack = await currentCall.run({ requestId }, () =>
    inSpan(`process ${queue}`, span, () => runLogged(queue, job, work)),
  );
  if (putBack) throw putBack;
}

/** @returns BullMQ's error by which the job put itself back in the queue, which is no failure */
async function runLogged(queue: string, job: Job, work: () => Promise<void>): Promise<Error | undefined> {
  const startedAt = performance.now();
  try {
    await work();
  } catch (error) {
    if (error instanceof DelayedError || error instanceof WaitingError) return error;
    throw error;
  }
  logger.log({ queue, job: job.name, id: job.id, ms: Math.round(performance.now() - startedAt) }, 'job');
  return undefined;
}
