import { setTimeout as pause } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { mailQueueOf } from '@printpartner/contracts';
import { createWorker, describeError } from '@printpartner/messaging';
import { counter, mailMetrics } from '@printpartner/metrics';
import { inSpan } from '@printpartner/tracing';
import { drainMs } from '../lifecycle.ts';
import { MAIL_COMPOSERS, MAIL_OPTIONS, type MailComposers, type MailOptions } from './mail-options.ts';
import type { SendMailJob } from './mail-queue.ts';
import { type ClaimedMail, MailRows } from './mail-rows.ts';
import { failureReason, isPermanentFailure, isSmtpError, retryDelayMs, Smtp, smtpFailure } from './smtp.ts';

/** Shorter than the two minutes after which another worker may claim the mail. */
const TRY_MS = 90_000;
const RECORD_TRIES = 20;
const RECORD_PAUSE_MS = 1_000;

const tries = counter(mailMetrics.tries);
const OUTCOMES = ['sent', 'dropped', 'retried', 'failed'];

/**
 * Sends the mails of the queue, which replicas share. Each is sent once, unless the process dies after the server
 * accepted it and before that is recorded; then it is sent again with the same
 * Message-ID.
 */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailSender.name);
  /** Aborts running tries; they are due again at once for another replica. */
  private readonly aborted = new AbortController();
  private worker: ReturnType<typeof createWorker<SendMailJob>> | undefined;

  constructor(
    @Inject(MAIL_OPTIONS) private readonly options: MailOptions,
    private readonly rows: MailRows,
    private readonly smtp: Smtp,
    @Inject(MAIL_COMPOSERS) private readonly composers: () => MailComposers,
  ) {}

  onApplicationBootstrap(): void {
    // From zero, so that the first failure is an increase, and there is a count of sent mails to compare it with.
    for (const kind of Object.keys(this.composers()))
      for (const outcome of OUTCOMES) tries.inc({ kind, outcome }, 0);
    const { service, redisUrl, smtpUrl } = this.options;
    if (!smtpUrl) return;
    this.worker = createWorker<SendMailJob>(mailQueueOf(service), redisUrl, ({ data }) =>
      this.send(data.mailId),
    );
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    const late = setTimeout(() => this.aborted.abort(), drainMs(this.options.graceSeconds));
    await this.worker?.close();
    clearTimeout(late);
  }

  /** Does nothing if the mail is done, not due, or claimed by another worker. */
  private async send(mailId: string): Promise<void> {
    const mail = await this.rows.claim(mailId);
    if (!mail) return;
    if (mail.isStale) {
      await this.rows.fail(mail, 'too old');
      tries.inc({ kind: mail.kind, outcome: 'failed' });
      this.logger.warn({ ...describe(mail), outcome: 'too old' });
      return;
    }
    let isSent: boolean;
    try {
      isSent = await this.composeAndSend(mail);
    } catch (error) {
      return this.recordFailure(mail, error);
    }
    await (isSent ? this.recordSent(mail) : this.rows.drop(mail));
    const outcome = isSent ? 'sent' : 'dropped';
    tries.inc({ kind: mail.kind, outcome });
    this.logger.log({ ...describe(mail), outcome });
  }

  /** False if there was nothing to send. */
  private async composeAndSend({ id, kind, ref }: ClaimedMail): Promise<boolean> {
    const signal = AbortSignal.any([AbortSignal.timeout(TRY_MS), this.aborted.signal]);
    const composer = this.composers()[kind];
    if (!composer) throw new Error(`No composer for mails of kind ${kind}`);
    const content = await composer(ref, id);
    if (!content) return false;
    signal.throwIfAborted();
    const span = { kind: 'client', attributes: { 'printpartner.mail.kind': kind } } as const;
    await inSpan('smtp send', span, () => this.smtp.send(id, content, signal));
    return true;
  }

  /** Retries, because losing this record would send the mail again. */
  private async recordSent(mail: ClaimedMail): Promise<void> {
    for (let left = RECORD_TRIES; ; left -= 1) {
      try {
        return await this.rows.sent(mail);
      } catch (error) {
        if (left <= 1) throw error;
        await pause(RECORD_PAUSE_MS);
      }
    }
  }

  private async recordFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const failure = smtpFailure(error);
    const reason = isSmtpError(failure) ? failure : describeError(error);
    if (isPermanentFailure(failure)) {
      await this.rows.fail(mail, failureReason(error));
      tries.inc({ kind: mail.kind, outcome: 'failed' });
      this.logger.error({ ...describe(mail), outcome: 'failed', ...reason });
      return;
    }
    const delayMs = this.aborted.signal.aborted ? 0 : retryDelayMs(mail.attempts);
    const outcome = await this.rows.retry(mail, delayMs, failureReason(error));
    tries.inc({ kind: mail.kind, outcome: outcome === 'pending' ? 'retried' : 'failed' });
    this.logger.warn({ ...describe(mail), outcome, ...reason });
  }
}

const describe = ({ id, kind, attempts }: ClaimedMail) => ({ mail: id, kind, attempt: attempts });
