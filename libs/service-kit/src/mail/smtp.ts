import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RpcError } from '@printpartner/messaging';
import type { Transporter } from 'nodemailer';
import { MAIL_OPTIONS, type MailContent, type MailOptions } from './mail-options.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

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

/** Loggable parts of a failed try. The server's message isn't, because it may contain the address. */
interface SmtpFailure {
  code: string | undefined;
  /** The refused command. */
  command: string | undefined;
  /** The server's reply code, for instance 550. */
  responseCode: number | undefined;
  /** The enhanced status code, for instance 5.1.1 (RFC 3463), if the server sends one. */
  status: string | undefined;
}

const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 10 * MINUTE_MS;

/** Commands about this recipient or mail. A refused sender or password is a configuration error. */
const mailCommands = ['RCPT TO', 'DATA'];

export function smtpFailure(error: unknown): SmtpFailure {
  const { code, command, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    status: typeof response === 'string' ? /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] : undefined,
  };
}

/** Why a try failed, in one word for the admin: `550`, `ECONNREFUSED`, or the code of a call that failed. */
export function failureReason(error: unknown): string {
  const { responseCode, code } = smtpFailure(error);
  if (responseCode !== undefined) return String(responseCode);
  if (code !== undefined) return code;
  if (error instanceof RpcError) return error.reply.code;
  return error instanceof Error ? error.name : 'unknown';
}

export const isSmtpError = ({ command, responseCode }: SmtpFailure): boolean =>
  command !== undefined || responseCode !== undefined;

/** Problems with the address (5.1) or mailbox (5.2). A denied relay (5.7) is a configuration error. */
const PERMANENT_STATUS = /^5\.[12]\./;
/** An answer without an enhanced status code: no such mailbox, or mailbox name not allowed (RFC 5321, 4.2.3). */
const noMailboxCodes = [550, 553];

/**
 * Whether retrying is pointless: the server permanently refuses this mail, or it has
 * no valid address. When in doubt, mails are retried for a day.
 */
export function isPermanentFailure({ code, command = '', responseCode = 0, status }: SmtpFailure): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  if (responseCode < 500 || !mailCommands.includes(command)) return false;
  return status
    ? PERMANENT_STATUS.test(status)
    : command === 'RCPT TO' && noMailboxCodes.includes(responseCode);
}

/** Pause before the next try: doubles from 5 s to 10 min, minus up to 20% of jitter. */
export function retryDelayMs(attempts: number): number {
  const whole = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return Math.round(whole * (1 - Math.random() / 5));
}
