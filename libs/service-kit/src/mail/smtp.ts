import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { MailContent } from './mail-composer.ts';
import { MAIL_OPTIONS, type MailOptions } from './mail-options.ts';

const SECOND_MS = 1_000;

/** The way out: an SMTP server, through a few connections that are kept. */
@Injectable()
export class Smtp implements OnApplicationShutdown {
  readonly isSet: boolean;
  private readonly transport;

  constructor(@Inject(MAIL_OPTIONS) { smtpUrl, from }: MailOptions) {
    this.isSet = smtpUrl !== undefined;
    const limits = {
      maxConnections: 3,
      connectionTimeout: 10 * SECOND_MS,
      greetingTimeout: 10 * SECOND_MS,
      socketTimeout: 30 * SECOND_MS,
      dnsTimeout: 10 * SECOND_MS,
    };
    // A composer gives texts; nothing is fetched for it.
    const defaults = { from, disableFileAccess: true, disableUrlAccess: true };
    this.transport = createTransport({ pool: true, url: smtpUrl, ...limits }, defaults);
  }

  /** Resolves when the server has taken the mail. */
  async send(mailId: string, content: MailContent, signal: AbortSignal): Promise<void> {
    await this.transport.sendMail({ ...content, messageId: `<${mailId}@printpartner>`, signal });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
