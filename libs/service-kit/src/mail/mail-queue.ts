import { Inject, Injectable, Logger } from '@nestjs/common';
import { mailQueueOf } from '@printpartner/contracts';
import { createQueue, withOrigin, withRedisDeadline } from '@printpartner/messaging';
import { Sweeper } from '../sweeper.ts';
import { type DueMail, MailRows } from './mail-rows.ts';
import { Smtp } from './smtp.ts';

const SWEEP_MS = 5_000;
const PRUNE_MS = 3_600_000;
const BATCH = 500;

/** A job to try one mail. */
export interface SendMailJob {
  mailId: string;
}

export type MailQueue = ReturnType<typeof createQueue<SendMailJob>>;
export const MAIL_QUEUE = Symbol('mail queue');

export const openMailQueue = (service: string, redisUrl: string): MailQueue =>
  createQueue<SendMailJob>(mailQueueOf(service), redisUrl);

/**
 * Options for one job per try: a waiting job absorbs duplicates of the same try. It
 * is removed when it ends; the row decides whether there is another try.
 */
const jobForTry = (mailId: string, attempts: number) => ({
  jobId: `${mailId}-${attempts}`,
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
});

/**
 * Queues a job for every due mail, so that a wiped Redis loses nothing. Every replica
 * sweeps; the queue holds each try once.
 */
@Injectable()
export class MailSweeper extends Sweeper {
  private readonly logger = new Logger(MailSweeper.name);
  private prunedAt = 0;

  constructor(
    @Inject(MAIL_QUEUE) private readonly queue: MailQueue,
    private readonly rows: MailRows,
    private readonly smtp: Smtp,
  ) {
    super(SWEEP_MS);
  }

  override onApplicationBootstrap(): void {
    if (!this.smtp.isSet) this.logger.warn('SMTP_URL is not set: mail stays queued');
    super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.queue.close();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    if (this.smtp.isSet) await this.enqueueDue();
    if (Date.now() - this.prunedAt < PRUNE_MS) return;
    await this.rows.prune(signal);
    this.prunedAt = Date.now();
  }

  private async enqueueDue(): Promise<void> {
    const due = await this.rows.due(BATCH);
    if (due.length === 0) return;
    const jobs = due.map((mail) => ({ name: 'send', data: { mailId: mail.id }, opts: optionsOf(mail) }));
    await withRedisDeadline(this.queue.addBulk(jobs));
  }
}

function optionsOf({ id, attempts, request_id: requestId, traceparent }: DueMail) {
  const origin = requestId ? { requestId, ...(traceparent && { traceparent }) } : undefined;
  return withOrigin(jobForTry(id, attempts), origin);
}
