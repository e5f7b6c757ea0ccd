import { z } from 'zod';

/** Settings of a service that sends mail; spread `.shape` into its own settings. */
export const mailSettings = z.object({
  /** smtp:// or smtps://, with user and password if required. Without it, mail stays queued. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Print Partner <no-reply@printpartner.example>'),
});

export interface MailOptions {
  service: string;
  redisUrl: string;
  /** Without it, mail stays queued in Postgres. */
  smtpUrl: string | undefined;
  /** Sender: an address or `Name <address>`. */
  from: string;
  /** Seconds that the process has to end; running tries get a share of it. */
  graceSeconds: number;
}
export const MAIL_OPTIONS = Symbol('mail options');
