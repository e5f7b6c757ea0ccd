import { createQueue } from '@printpartner/messaging';

/** Asks a worker to try one mail. */
export interface SendMailJob {
  mailId: string;
}

export type MailQueue = ReturnType<typeof createQueue<SendMailJob>>;
export const MAIL_QUEUE = Symbol('mail queue');

export const mailQueueName = (service: string): string => `mail-${service}`;

export const openMailQueue = (service: string, redisUrl: string): MailQueue =>
  createQueue<SendMailJob>(mailQueueName(service), redisUrl);

/**
 * One job a try: a second one of the same try is swallowed while the first
 * waits. It vanishes when it ends, for it would go on swallowing; whether there
 * is another try is for the row to say.
 */
export const oneTry = (mailId: string, attempts: number) => ({
  jobId: `${mailId}-${attempts}`,
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
});
