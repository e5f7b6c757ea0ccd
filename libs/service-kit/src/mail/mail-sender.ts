import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { describeError } from '@printpartner/messaging';
import { MAIL_COMPOSERS, type MailComposers } from './mail-composer.ts';
import { type ClaimedMail, MailRows } from './mail-rows.ts';
import { isRefusedForGood, isSmtpError, retryDelayMs, smtpFailure } from './smtp-failure.ts';
import { Smtp } from './smtp.ts';

/** Shorter than the two minutes after which another worker may take the mail. */
const TRY_MS = 90_000;
const NOTE_TRIES = 20;
const NOTE_PAUSE_MS = 1_000;

/**
 * Tries one mail. It goes out once, but for a process that dies between the
 * server's yes and the note of it: then it goes again under the same Message-ID.
 */
@Injectable()
export class MailSender {
  private readonly logger = new Logger(MailSender.name);
  private readonly ending = new AbortController();

  constructor(
    private readonly rows: MailRows,
    private readonly smtp: Smtp,
    @Inject(MAIL_COMPOSERS) private readonly composers: MailComposers,
  ) {}

  /** Does nothing when the mail is done, not due, or in another worker's hands. */
  async send(mailId: string): Promise<void> {
    const mail = await this.rows.claim(mailId);
    if (!mail) return;
    if (mail.isStale) {
      await this.rows.end(mail, 'failed');
      this.logger.warn({ ...describe(mail), outcome: 'too old' });
      return;
    }
    let isSent: boolean;
    try {
      isSent = await this.handOver(mail);
    } catch (error) {
      return this.noteFailure(mail, error);
    }
    await (isSent ? this.noteSent(mail) : this.rows.end(mail, 'dropped'));
    this.logger.log({ ...describe(mail), outcome: isSent ? 'sent' : 'dropped' });
  }

  /** Gives up the tries in hand; they are due again at once, for another replica. */
  abort(): void {
    this.ending.abort();
  }

  /** False when there was nothing to send. */
  private async handOver({ id, kind, ref }: ClaimedMail): Promise<boolean> {
    const signal = AbortSignal.any([AbortSignal.timeout(TRY_MS), this.ending.signal]);
    const compose = this.composers[kind];
    if (!compose) throw new Error(`Nothing composes mails of the kind ${kind}`);
    const content = await compose(ref, id);
    if (!content) return false;
    signal.throwIfAborted();
    await this.smtp.send(id, content, signal);
    return true;
  }

  /** What has gone out must be known to have, also when Postgres is away for a moment. */
  private async noteSent(mail: ClaimedMail): Promise<void> {
    for (let left = NOTE_TRIES; ; left -= 1) {
      try {
        return await this.rows.sent(mail);
      } catch (error) {
        if (left <= 1) throw error;
        await pause(NOTE_PAUSE_MS);
      }
    }
  }

  private async noteFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const failure = smtpFailure(error);
    const why = isSmtpError(failure) ? failure : describeError(error);
    if (isRefusedForGood(failure)) {
      await this.rows.end(mail, 'failed');
      this.logger.error({ ...describe(mail), outcome: 'failed', ...why });
      return;
    }
    const outcome = await this.rows.retry(mail, this.ending.signal.aborted ? 0 : retryDelayMs(mail.attempts));
    this.logger.warn({ ...describe(mail), outcome, ...why });
  }
}

const describe = ({ id, kind, attempts }: ClaimedMail) => ({ mail: id, kind, attempt: attempts });
