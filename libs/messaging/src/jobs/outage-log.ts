import type { Logger } from '@nestjs/common';

interface Connected {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Milliseconds in which the same complaint is made once. */
const quietMs = 10_000;

/** Hears a queue's or worker's connection errors, and logs them without repeating itself. */
export function outageLog(connected: Connected, logger: Logger): void {
  let last = { message: '', at: -quietMs };
  connected.on('error', ({ message }) => {
    const at = performance.now();
    if (message === last.message && at - last.at < quietMs) return;
    last = { message, at };
    logger.warn(message);
  });
}
