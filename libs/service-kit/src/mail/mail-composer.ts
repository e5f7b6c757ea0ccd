export interface MailContent {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Makes the text of one kind of mail when it is about to be sent; null when there is nothing to send any more. */
export type MailComposer = (ref: string, mailId: string) => Promise<MailContent | null>;

/** Kind → its composer. */
export type MailComposers = Readonly<Record<string, MailComposer>>;
export const MAIL_COMPOSERS = Symbol('mail composers');
