import { Injectable } from '@nestjs/common';
import type { HealthNote } from '../health.controller.ts';
import { MailRows } from './mail-rows.ts';
import { Smtp } from './smtp.ts';

/** How mail does; a service is well without it, for mail can wait. */
@Injectable()
export class MailHealth implements HealthNote {
  readonly part = 'mail';

  constructor(
    private readonly rows: MailRows,
    private readonly smtp: Smtp,
  ) {}

  async say(): Promise<string> {
    if (!this.smtp.isSet) return 'no SMTP_URL: mail waits';
    const waiting = await this.rows.countRetried();
    return waiting === 0 ? 'ok' : `${waiting} could not be sent yet`;
  }
}
