import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { currentCall, inSpan } from '@printpartner/tracing';
import { DelayedError, type Job, WaitingError } from 'bullmq';
import { originOf } from './job-origin.ts';

const logger = new Logger('Jobs');

/**
 * Runs a job as a part of the request that caused it: its log lines have the request's id, and its span belongs to the
 * request's trace. A job that no request caused gets an id of its own. One that ends well is logged in one line; the
 * worker logs failures.
 */
export async function runJob(queue: string, job: Job, work: () => Promise<void>): Promise<void> {
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
