import { Injectable } from '@nestjs/common';
import type { HealthNote } from '../state/health-note.ts';
import { Smtp } from './smtp.ts';

/**
 * Whether SMTP is configured. The report is public, so it doesn't mention queued
 * mails, which would reveal whether an address has an account.
 */
@Injectable()
export class MailHealth implements HealthNote {
  readonly part = 'mail';

  constructor(private readonly smtp: Smtp) {}

  async report(): Promise<string> {
    return this.smtp.isSet ? 'ok' : 'SMTP_URL is not set: mail stays queued';
  }
}
