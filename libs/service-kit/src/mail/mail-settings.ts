import { z } from 'zod';

/** What a service that sends mail reads; spread `.shape` into its own settings. */
export const mailSettings = z.object({
  /** smtp:// or smtps://, with user and password if the server wants them. Without it, mail waits. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Print Partner <no-reply@printpartner.example>'),
});
