import { counterOf, gaugeOf, histogramOf } from '../definition.ts';

const LIMITS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

export const jobMetrics = {
  jobs: counterOf(
    'printpartner_jobs_total',
    'Ended tries of BullMQ jobs. `outcome` is finished, retried (failed, and tried again) or failed (given up).',
    ['queue', 'outcome'],
  ),
  duration: histogramOf('printpartner_job_duration_seconds', "Time of a job's finished try.", LIMITS, [
    'queue',
  ]),
  queued: gaugeOf(
    'printpartner_queue_jobs',
    'Jobs in a BullMQ queue. `state` is waiting, active, delayed or failed.',
    ['queue', 'state'],
  ),
  oldestWait: gaugeOf(
    'printpartner_queue_oldest_wait_seconds',
    'Age of the job that has waited longest for a worker; 0 if none waits.',
    ['queue'],
  ),
};
