import type { Logger } from '@nestjs/common';

interface Connection {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The same message is logged at most once per interval. */
const QUIET_MS = 10_000;

/** Logs connection errors of a queue or worker without repeating itself. */
export function logOutages(connection: Connection, logger: Logger): void {
  let last = { message: '', at: -QUIET_MS };
  connection.on('error', ({ message }) => {
    const at = performance.now();
    if (message === last.message && at - last.at < QUIET_MS) return;
    last = { message, at };
    logger.warn(message);
  });
}
