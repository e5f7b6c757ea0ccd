import { counter, histogram, jobMetrics } from '@printpartner/metrics';
import type { Worker } from 'bullmq';

const jobs = counter(jobMetrics.jobs);
const duration = histogram(jobMetrics.duration);

/** Counts and times the jobs of a worker. */
export function measureJobs(worker: Worker, queue: string): void {
  // From zero, so that the first failure is an increase.
  for (const outcome of ['finished', 'retried', 'failed']) jobs.inc({ queue, outcome }, 0);
  worker.on('completed', ({ processedOn, finishedOn }) => {
    jobs.inc({ queue, outcome: 'finished' });
    if (processedOn && finishedOn) duration.observe({ queue }, (finishedOn - processedOn) / 1_000);
  });
  // `finishedOn` is set only when the job is not tried again.
  worker.on('failed', (job) => jobs.inc({ queue, outcome: job?.finishedOn ? 'failed' : 'retried' }));
}
