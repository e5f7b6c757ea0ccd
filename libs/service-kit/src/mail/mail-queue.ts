import { mailQueueOf } from '@printpartner/contracts';
import { createQueue } from '@printpartner/messaging';

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
export const jobForTry = (mailId: string, attempts: number) => ({
  jobId: `${mailId}-${attempts}`,
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
});
