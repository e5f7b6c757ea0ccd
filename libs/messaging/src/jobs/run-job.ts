import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { currentCall, inSpan } from '@printpartner/tracing';
import type { Job } from 'bullmq';
import { originOf } from './job-origin.ts';

const logger = new Logger('Jobs');

/**
 * Runs a job as a part of the request that caused it: its log lines have the request's id, and its span belongs to the
 * request's trace. Logs a job that ended well in one line; failures are logged by the worker. A job that no request caused gets an id of its own.
 */
export function runJob(queue: string, job: Job, work: () => Promise<void>): Promise<void> {
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
  return currentCall.run({ requestId }, () =>
    inSpan(`process ${queue}`, span, async () => {
      const startedAt = performance.now();
      await work();
      logger.log({ queue, job: job.name, id: job.id, ms: Math.round(performance.now() - startedAt) }, 'job');
    }),
  );
}
