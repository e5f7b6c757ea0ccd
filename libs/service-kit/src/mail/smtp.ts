import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import type { MailContent } from './mail-composer.ts';
import { MAIL_OPTIONS, type MailOptions } from './mail-options.ts';

const SECOND_MS = 1_000;

/** A pooled connection to the SMTP server. */
@Injectable()
export class Smtp implements OnApplicationShutdown {
  readonly isSet: boolean;
  private transport: Promise<Transporter> | undefined;

  constructor(@Inject(MAIL_OPTIONS) private readonly options: MailOptions) {
    this.isSet = options.smtpUrl !== undefined;
  }

  /** Resolves when the server has accepted the mail. */
  async send(mailId: string, content: MailContent, signal: AbortSignal): Promise<void> {
    this.transport ??= openTransport(this.options);
    const transport = await this.transport.catch((error: unknown) => {
      // The next mail tries again.
      this.transport = undefined;
      throw error;
    });
    await transport.sendMail({ ...content, messageId: `<${mailId}@printpartner>`, signal });
  }

  async onApplicationShutdown(): Promise<void> {
    const transport = await this.transport?.catch(() => undefined);
    transport?.close();
  }
}

async function openTransport({ smtpUrl, from }: MailOptions): Promise<Transporter> {
  // Loaded with the first mail, because most services never send one.
  const { createTransport } = await import('nodemailer');
  const limits = {
    maxConnections: 3,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
    dnsTimeout: 10 * SECOND_MS,
  };
  // Composers return texts; nodemailer must not fetch files or URLs.
  const defaults = { from, disableFileAccess: true, disableUrlAccess: true };
  return createTransport({ pool: true, url: smtpUrl, ...limits }, defaults);
}
