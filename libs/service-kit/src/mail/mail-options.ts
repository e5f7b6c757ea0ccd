export interface MailOptions {
  service: string;
  redisUrl: string;
  /** Without it, mail waits in Postgres. */
  smtpUrl: string | undefined;
  /** Sender as it stands in the mail: an address, or `Name <address>`. */
  from: string;
}
export const MAIL_OPTIONS = Symbol('mail options');
