import { z } from 'zod';

/** Settings of a service that sends mail; spread `.shape` into its own settings. */
export const mailSettings = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      description: 'SMTP server, smtp://user:password@host:587 or smtps://…. Without it, mail stays queued.',
      secret: true,
    }),
  MAIL_FROM: z
    .string()
    .default('Print Partner <no-reply@printpartner.example>')
    .describe('Sender of all mails.'),
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
