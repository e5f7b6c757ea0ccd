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
export const MAIL_COMPOSERS = Symbol('mail composers');
