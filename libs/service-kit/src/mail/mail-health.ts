import { Injectable } from '@nestjs/common';
import type { HealthNote } from '../health.controller.ts';
import { Smtp } from './smtp.ts';

/**
 * Whether mail can leave at all; a service is well without it, for mail can
 * wait. Anybody may read this, so it says nothing of single mails: whether one
 * waits tells whether its address is known.
 */
@Injectable()
export class MailHealth implements HealthNote {
  readonly part = 'mail';

  constructor(private readonly smtp: Smtp) {}

  async say(): Promise<string> {
    return this.smtp.isSet ? 'ok' : 'no SMTP_URL: mail waits';
  }
}
