import { eventually } from './eventually.ts';

export interface CaughtMail {
  id: string;
  /** Addresses without names. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** The id without angle brackets. */
  messageId: string;
}

/** A mail in MailDev's `GET /email`. */
interface MailDevMail {
  id: string;
  to: { address: string }[];
  subject?: string;
  text?: string;
  html?: string;
  messageId: string;
}

/** All mails of the MailDev at `webUrl`, oldest first. */
export async function mailsAt(webUrl: string): Promise<CaughtMail[]> {
  const answer = await fetch(new URL('/email', webUrl));
  if (!answer.ok) throw new Error(`GET /email: ${answer.status}`);
  const mails = (await answer.json()) as MailDevMail[];
  return mails.map(({ id, to, subject = '', text = '', html = '', messageId }) => {
    return { id, to: to.map(({ address }) => address), subject, text, html, messageId };
  });
}

/** Mails to an address in a MailDev, by default that of the system under test, oldest first. */
export async function mailsTo(address: string, webUrl = mailUrl()): Promise<CaughtMail[]> {
  return (await mailsAt(webUrl)).filter(({ to }) => to.includes(address.toLowerCase()));
}

function mailUrl(): string {
  const url = process.env['MAIL_URL'];
  if (!url) throw new Error('MAIL_URL is not set; it must name the mail catcher of the system under test');
  return url;
}

/** Waits until `count` mails to an address match; returns the first group of the newest match. */
export function findInMail(address: string, pattern: RegExp, count = 1, webUrl = mailUrl()): Promise<string> {
  const look = async () => {
    const found = (await mailsTo(address, webUrl)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    const newest = found.at(-1);
    if (newest !== undefined && found.length >= count) return newest;
    throw new Error(`${found.length} of ${count} mails to ${address} match ${pattern.source}`);
  };
  return eventually(look, { timeout: 20_000, interval: 100 });
}

/** The six-digit code of the newest reset mail. */
export const resetCodeTo = (address: string): Promise<string> => findInMail(address, /^\s*(\d{6})\s*$/m);

/** The token of the newest confirmation link. */
export const confirmationTokenTo = (address: string, webUrl?: string): Promise<string> =>
  findInMail(address, /confirm-email\?token=([^\s&"<>]+)/, 1, webUrl);
