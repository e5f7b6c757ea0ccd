/** What may be logged of a failed try; the server's own words may hold the address. */
export interface SmtpFailure {
  code: string | undefined;
  /** The command that was refused. */
  command: string | undefined;
  /** The server's answer, for instance 550. */
  responseCode: number | undefined;
  /** The answer in detail, for instance 5.1.1 (RFC 3463), where the server gives it. */
  status: string | undefined;
}

const MINUTE_MS = 60_000;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 10 * MINUTE_MS;

/** Commands that are about this recipient or this mail; a refused sender or password is for the operator to mend. */
const ownCommands = ['RCPT TO', 'DATA'];

export function smtpFailure(error: unknown): SmtpFailure {
  const { code, command, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    status: typeof response === 'string' ? /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] : undefined,
  };
}

export const isSmtpError = ({ command, responseCode }: SmtpFailure): boolean =>
  command !== undefined || responseCode !== undefined;

/** What is wrong with the address (5.1) or its mailbox (5.2); a denied relay (5.7) is for the operator to mend. */
const FOR_GOOD = /^5\.[12]\./;
/** Where the server gives no details: no such mailbox, or one that is not of its names (RFC 5321, 4.2.3). */
const noMailbox = [550, 553];

/**
 * Whether the server will not take this mail, however often it is asked, or
 * there is no address it could be told. In doubt it is asked again, for a day.
 */
export function isRefusedForGood({ code, command = '', responseCode = 0, status }: SmtpFailure): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  if (responseCode < 500 || !ownCommands.includes(command)) return false;
  return status ? FOR_GOOD.test(status) : command === 'RCPT TO' && noMailbox.includes(responseCode);
}

/** Pause before the next try: doubles from 5 seconds to 10 minutes, up to a fifth shorter so that not all come at once. */
export function retryDelayMs(attempts: number): number {
  const whole = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return Math.round(whole * (1 - Math.random() / 5));
}
