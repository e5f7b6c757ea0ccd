/** What may be logged of a failed try; the server's own words may hold the address. */
export interface SmtpFailure {
  code: string | undefined;
  /** The command that was refused. */
  command: string | undefined;
  /** The server's answer, for instance 550. */
  responseCode: number | undefined;
}

const MINUTE_MS = 60_000;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 10 * MINUTE_MS;

/** Commands that are about this recipient or this mail; a refused sender or password is for the operator to mend. */
const ownCommands = ['RCPT TO', 'DATA'];

export function smtpFailure(error: unknown): SmtpFailure {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}

export const isSmtpError = ({ command, responseCode }: SmtpFailure): boolean =>
  command !== undefined || responseCode !== undefined;

/**
 * Whether the server will not take this mail, however often it is asked (RFC
 * 5321, 4.2.1: replies 5yz), or there is no address it could be told.
 */
export function isRefusedForGood({ code, command = '', responseCode = 0 }: SmtpFailure): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && ownCommands.includes(command);
}

/** Pause before the next try: doubles from 5 seconds to 10 minutes, up to a fifth shorter so that not all come at once. */
export function retryDelayMs(attempts: number): number {
  const whole = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return Math.round(whole * (1 - Math.random() / 5));
}
