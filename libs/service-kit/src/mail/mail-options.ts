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

export interface MailContent {
  to: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Composes one kind of mail right before sending; null if it is no longer needed. */
export type MailComposer = (ref: string, mailId: string) => Promise<MailContent | null>;

/** Kind → its composer. */
export type MailComposers = Readonly<Record<string, MailComposer>>;

/** Composes the mails of a service, as a provider of it. */
export interface MailComposing {
  readonly byKind: MailComposers;
}
export const MAIL_COMPOSERS = Symbol('mail composers');
