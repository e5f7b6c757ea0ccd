import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { Job, Queue } from 'bullmq';

const REDACTED = '[redacted]';

/**
 * A queue as the board sees it. Jobs have addresses of files, passwords of PDFs and texts of reminders in their data, and
 * an error's message may quote them: only ids, kinds, times and counts leave this class.
 */
export class RedactedQueue extends BullMQAdapter {
  readonly #queue: Queue;

  constructor(queue: Queue) {
    super(queue, { readOnlyMode: true, allowRetries: false });
    this.#queue = queue;
  }

  override async getJob(id: string): Promise<Job | undefined> {
    const job = await this.#queue.getJob(id);
    return job && redacted(job);
  }

  override async getJobs(...range: Parameters<BullMQAdapter['getJobs']>): Promise<Job[]> {
    const [statuses, start, end] = range;
    const jobs = await this.#queue.getJobs(statuses as Parameters<Queue['getJobs']>[0], start, end);
    return jobs.filter(Boolean).map(redacted);
  }

  override getJobLogs(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

/** Has none of a job's methods that change it. */
function redacted(job: Job): Job {
  const { id, name, timestamp, processedOn, finishedOn, attemptsMade, attemptsStarted, delay } = job;
  const { priority, attempts } = job.opts;
  const shown = {
    id,
    name,
    timestamp,
    processedOn,
    finishedOn,
    attemptsMade,
    attemptsStarted,
    stalledCounter: job.stalledCounter,
    delay,
    progress: 0,
    data: REDACTED,
    returnvalue: job.returnvalue === null ? null : REDACTED,
    failedReason: job.failedReason ? REDACTED : '',
    stacktrace: [],
    opts: { attempts, priority, delay: job.opts.delay },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the board's handlers that read call nothing else
  return { opts: shown.opts, toJSON: () => shown, getState: () => job.getState() } as unknown as Job;
}
